import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordProof, Share, ShuffleProof } from '../wire';
import { faultOf, hashOf, hashOfSecret, hashOfShare, headsOf, isAsTold, isSigned, seedOf, Witness } from './fair';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const SECRET = '1a'.repeat(32);
const HASH = hashOfSecret(SECRET);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

it('hashes are those that the documentation names', () => {
  expect(hashOf('18446744073709551615', 'c0ffee')).toBe(sha('recess:18446744073709551615:c0ffee'));
  expect(HASH).toBe(sha(`recess:secret:${SECRET}`));
  const shares: Share[] = [
    { seat: 0, hash: '', share: 'aa' },
    { seat: 1, hash: '' },
    { seat: 3, hash: '', share: 'cc' },
  ];
  expect(seedOf('ff', shares)).toBe(sha('recess:seed:ff:0=aa:3=cc'));
});

/** A witness that has shown its share beside another player's, and the proof of the game. */
function agreed(over = true): { witness: Witness; fair: ShuffleProof } {
  const witness = new Witness('t', () => '07'.repeat(32));
  const committed = witness.commit(1, HASH);
  if ('breach' in committed) throw new Error(committed.breach);
  const other = '3c'.repeat(32);
  const listed: Share[] = [
    { seat: 0, hash: committed.hash },
    { seat: 2, hash: hashOfShare(other) },
  ];
  const shown = witness.reveal(1, HASH, listed);
  if ('breach' in shown) throw new Error(shown.breach);
  const shares = [
    { seat: 0, hash: committed.hash, share: shown.share },
    { seat: 2, hash: hashOfShare(other), share: other },
  ];
  const fair: ShuffleProof = { hash: HASH, shares };
  if (over) Object.assign(fair, { secret: SECRET, seed: seedOf(SECRET, shares) });
  return { witness, fair };
}

describe('a witness', () => {
  it('accepts a sound shuffle, from the beginning to the end', () => {
    const { witness, fair } = agreed();
    expect(witness.look(1, { hash: HASH, shares: fair.shares ?? [] })).toBeNull();
    expect(witness.look(1, fair)).toBeNull();
    expect(faultOf(fair)).toBeNull();
  });

  it('notices a server that changes its secret', () => {
    const { witness, fair } = agreed();
    const secret = '1b'.repeat(32);
    expect(witness.look(1, { ...fair, secret })).toBe('fair-other-secret');
    expect(witness.look(1, { ...fair, hash: hashOfSecret(secret), secret })).toBe('fair-other-secret');
    expect(witness.commit(1, hashOfSecret(secret))).toEqual({ breach: 'fair-other-secret' });
    expect(witness.look(1, { ...fair, seed: '00'.repeat(32) })).toBe('fair-other-seed');
  });

  it('notices that shares are left out or exchanged', () => {
    const { witness, fair } = agreed(false);
    const [mine, other] = fair.shares as [Share, Share];
    expect(witness.look(1, { hash: HASH, shares: [other] })).toBe('fair-left-out');
    expect(witness.look(1, { hash: HASH, shares: [{ seat: 0, hash: mine.hash }, other] })).toBe('fair-left-out');
    const late = '4d'.repeat(32);
    const exchanged = { seat: 2, hash: hashOfShare(late), share: late };
    expect(witness.look(1, { hash: HASH, shares: [mine, exchanged] })).toBe('fair-other-shares');
    expect(witness.look(1, { hash: HASH, shares: [mine, { ...other, share: late }] })).toBe('fair-other-shares');
    // Another player's device may be left out in the open.
    expect(witness.look(1, { hash: HASH, shares: [mine, { seat: 2, hash: other.hash }] })).toBe('fair-other-shares');
    const open = agreed(false);
    const [own, slow] = open.fair.shares as [Share, Share];
    expect(open.witness.look(1, { hash: HASH, shares: [own, { seat: 2, hash: slow.hash }] })).toBeNull();
  });

  it('notices a game that never began', () => {
    const failed = agreed();
    expect(failed.witness.commit(2, hashOfSecret('y'))).toEqual({ breach: 'fair-other-secret' });
    const { witness, fair } = agreed();
    expect(witness.look(1, fair)).toBeNull();
    expect(witness.commit(2, hashOfSecret('y'))).toHaveProperty('hash');
  });

  it('is not disturbed by the game before while a rematch is agreed on', () => {
    const { witness, fair } = agreed();
    expect(witness.look(1, fair)).toBeNull();
    const hash = hashOfSecret('y');
    const committed = witness.commit(2, hash) as { hash: string };
    expect(witness.look(1, fair)).toBeNull();
    expect(witness.reveal(2, hash, [{ seat: 0, hash: committed.hash }])).toHaveProperty('share');
    expect(witness.look(1, fair)).toBeNull();
  });

  it('shows nothing to a server that adds commitments later', () => {
    const witness = new Witness('t', () => '07'.repeat(32));
    expect(witness.reveal(1, HASH, [])).toEqual({ breach: 'fair-other-secret' });
    const committed = witness.commit(1, HASH) as { hash: string };
    expect(witness.reveal(1, HASH, [])).toEqual({ breach: 'fair-other-shares' });
    const mine: Share = { seat: 0, hash: committed.hash };
    const shown = witness.reveal(1, HASH, [mine]);
    expect(shown).toHaveProperty('share');
    expect(witness.reveal(1, HASH, [mine, { seat: 1, hash: '00' }])).toEqual({ breach: 'fair-other-shares' });
    // The same agreement again leaves nothing to choose from.
    expect(witness.commit(1, HASH)).toEqual(committed);
    expect(witness.reveal(1, HASH, [mine])).toEqual(shown);
    expect(witness.commit(2, HASH)).not.toEqual(committed);
  });
});

function record(): RecordProof {
  const proof: RecordProof = {
    secret: SECRET,
    shares: [{ seat: 0, hash: 'aa', share: 'bb' }],
    moves: [
      [0, '"pass"'],
      [1, '{"discard":3}'],
    ],
    chain: '',
  };
  return { ...proof, chain: headsOf(proof, 'game', '1').at(-1) ?? '' };
}

describe('a record', () => {
  it('has the chain that the documentation describes', () => {
    const first = sha(`recess:chain:${HASH}:game:1:0=aa=bb`);
    const second = sha(`recess:link:${first}:${sha(`recess:blind:${SECRET}:0`)}:0:"pass"`);
    const third = sha(`recess:link:${second}:${sha(`recess:blind:${SECRET}:1`)}:1:{"discard":3}`);
    expect(headsOf(record(), 'game', '1')).toEqual([first, second, third]);
  });

  it('is compared with what was told during the game', () => {
    const witness = new Witness('t');
    const heads = headsOf(record(), 'game', '1');
    expect(isAsTold('t', 1, heads)).toBeNull();
    for (const head of [heads[0], heads[2], heads[2]]) witness.hear(1, head ?? '');
    expect(isAsTold('t', 1, heads)).toBe(true);
    const { moves, ...rest } = record();
    const changed = headsOf({ ...rest, moves: [[0, '"other"'], ...moves.slice(1)] }, 'game', '1');
    expect(isAsTold('t', 1, changed)).toBe(false);
    const shortened = headsOf({ ...rest, moves: moves.slice(1) }, 'game', '1');
    expect(isAsTold('t', 1, shortened)).toBe(false);
  });

  it('is signed by the key that it names', async () => {
    const pair = generateKeyPairSync('ed25519');
    const key = pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
    const proof = { ...record(), key };
    const text = `recess:record:2:${proof.chain}`;
    const signed = sign(null, Buffer.from(text), pair.privateKey).toString('hex');
    expect(await isSigned({ ...proof, signed })).toBe(true);
    expect(await isSigned({ ...proof, signed, chain: HASH })).toBe(false);
    expect(await isSigned(proof)).toBe(false);
  });
});
