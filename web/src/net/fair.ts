/**
 * This browser's part in the shuffle, and what it remembers of it. `docs/fairness.md` describes the hashes.
 *
 * On plain http there is no crypto.subtle, so hashes are computed here. Signatures need it.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RecordProof, Seat, Share, ShuffleProof } from '../wire';

/** What a server did that it must not do: the key of the message about it. */
export type Breach =
  'fair-other-secret' | 'fair-left-out' | 'fair-other-shares' | 'fair-other-seed' | 'fair-other-record';

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The hash that a server that shuffles alone must have promised before a game with this seed and salt. */
export const hashOf = (seed: string, salt: string): string => hash(`recess:${seed}:${salt}`);
/** The hash that a server must have shown before it heard anything from clients. */
export const hashOfSecret = (secret: string): string => hash(`recess:secret:${secret}`);
/** The hash by which a client commits itself to its share. */
export const hashOfShare = (share: string): string => hash(`recess:share:${share}`);

/** The seed that follows from the secret and the shares that were shown. */
export function seedOf(secret: string, shares: readonly Share[]): string {
  const shown = shares.flatMap(({ seat, share }) => (share === undefined ? [] : [`:${seat}=${share}`]));
  return hash(`recess:seed:${secret}${shown.join('')}`);
}

/** What is wrong with a shuffle; `null` if it is sound as far as it is known. */
export function faultOf(fair: ShuffleProof): Breach | null {
  const shares = fair.shares ?? [];
  if (shares.some((one) => one.share !== undefined && hashOfShare(one.share) !== one.hash)) return 'fair-other-shares';
  if (fair.seed === undefined) return null;
  if (fair.secret === undefined) return hashOf(fair.seed, fair.salt ?? '') === fair.hash ? null : 'fair-other-secret';
  if (hashOfSecret(fair.secret) !== fair.hash) return 'fair-other-secret';
  return seedOf(fair.secret, shares) === fair.seed ? null : 'fair-other-seed';
}

/** The heads of a record's chain, from before the first decision to after the last. */
export function headsOf(proof: RecordProof, game: string, version: string): string[] {
  const shares = proof.shares.map(({ seat, hash, share }) => `:${seat}=${hash}=${share ?? ''}`).join('');
  let head = hash(`recess:chain:${hashOfSecret(proof.secret)}:${game}:${version}${shares}`);
  const heads = [head];
  proof.moves.forEach(([seat, move], n) => {
    const blind = hash(`recess:blind:${proof.secret}:${n}`);
    head = hash(`recess:link:${head}:${blind}:${seat}:${move}`);
    heads.push(head);
  });
  return heads;
}

/** Whether the server has signed the record; `null` if this browser cannot tell. */
export async function isSigned(proof: RecordProof): Promise<boolean | null> {
  const { subtle } = globalThis.crypto;
  if (proof.key === undefined || proof.signed === undefined) return false;
  // Pages without https have none, whatever the types say.
  if ((subtle as SubtleCrypto | undefined) === undefined) return null;
  try {
    const bytes = (hex: string) => new Uint8Array(hexToBytes(hex));
    const key = await subtle.importKey('raw', bytes(proof.key), 'Ed25519', false, ['verify']);
    const text = new Uint8Array(utf8ToBytes(`recess:record:${proof.moves.length}:${proof.chain}`));
    return await subtle.verify('Ed25519', key, bytes(proof.signed), text);
  } catch {
    return null;
  }
}

/** So much of a head is stored: enough to tell it from others, and short. */
const SHORT = 16;

/** The storage of what was seen of a game, so that it outlasts the page. */
const storedHeads = (table: string, number: number): string => `recess:heads:${table}:${number}`;

/** Whether what this browser was told during the game is in the record; `null` if it was told nothing. */
export function isAsTold(table: string, number: number, heads: readonly string[]): boolean | null {
  const told = localStorage.getItem(storedHeads(table, number));
  if (!told) return null;
  let at = 0;
  return told.split(' ').every((short) => {
    const found = heads.slice(at).findIndex((head) => head.startsWith(short));
    at += found + 1;
    return found >= 0;
  });
}

const OWN = 'recess:own';
let own: string | null = null;

/** This browser's own secret, from which its shares follow. It never leaves the browser. */
function ownSecret(): string {
  const made = () => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  try {
    own ??= localStorage.getItem(OWN);
    own ??= made();
    localStorage.setItem(OWN, own);
  } catch {
    // Without storage it lasts as long as the page.
    own ??= made();
  }
  return own;
}

interface Memory {
  number: number;
  /** The hash shown before this browser committed itself, or else at the beginning of the game. */
  hash?: string;
  /** This browser's share, once it has shown it. */
  shown?: string;
  /** What all had committed themselves to when it was shown. */
  listed?: readonly Share[];
  /** The shares at the beginning of the game. */
  shares?: readonly Share[];
}

const same = (one: Share, other: Share): boolean => one.seat === other.seat && one.hash === other.hash;

/**
 * This browser's part in the shuffles of a table, and its memory of them.
 *
 * Its share follows from its own secret and the server's hash. If the agreement begins anew with the same hash, the
 * share is the same, so there is nothing to choose from.
 */
export class Witness {
  readonly #table: string;
  readonly #own: () => string;
  /** The game that was begun last. */
  #game: Memory = { number: 0 };
  /** The game whose shuffle is being agreed on. */
  #next: Memory | null = null;

  constructor(table: string, own: () => string = ownSecret) {
    this.#table = table;
    this.#own = own;
  }

  /** The memory of a game that has begun. */
  #of(number: number): Memory {
    if (this.#next?.number === number) {
      this.#game = this.#next;
      this.#next = null;
    } else if (this.#game.number !== number) {
      this.#game = { number };
    }
    return this.#game;
  }

  #share(number: number, hashed: string): string {
    return hash(`recess:own:${this.#own()}:${this.#table}:${number}:${hashed}`);
  }

  /** The hash of the share for this game, which commits this browser to it. */
  commit(number: number, hashed: string): { hash: string } | { breach: Breach } {
    const same = this.#next?.number === number ? this.#next : null;
    // Whoever does not like an outcome could let the game fail and begin another one.
    const failed = same === null && this.#next?.shown !== undefined;
    if (failed || number <= this.#game.number || (same !== null && same.hash !== hashed)) {
      return { breach: 'fair-other-secret' };
    }
    if (same === null) this.#next = { number, hash: hashed };
    return { hash: hashOfShare(this.#share(number, hashed)) };
  }

  /** The share, if everything is as this browser was told before. `listed` is what all have committed to. */
  reveal(number: number, hashed: string, listed: readonly Share[]): { share: string } | { breach: Breach } {
    const share = this.#share(number, hashed);
    const game = this.#next;
    if (game?.number !== number || game.hash !== hashed) return { breach: 'fair-other-secret' };
    const { listed: before } = game;
    // A commitment that comes after the share was shown could be made to fit it.
    const added = before !== undefined && !listed.every((one) => before.some((old) => same(old, one)));
    const mine = hashOfShare(share);
    if (added || !listed.some((one) => one.hash === mine)) return { breach: 'fair-other-shares' };
    game.listed = listed;
    game.shown = share;
    return { share };
  }

  /** What is wrong with what the table says about the shuffle of a game, compared with what it said before. */
  look(number: number, fair: ShuffleProof): Breach | null {
    const game = this.#of(number);
    const shares = fair.shares ?? [];
    game.hash ??= fair.hash;
    if (game.hash !== fair.hash) return 'fair-other-secret';
    if (game.shown !== undefined && !shares.some(({ share }) => share === game.shown)) return 'fair-left-out';
    const { listed } = game;
    if (listed && !shares.every((one) => listed.some((old) => same(old, one)))) return 'fair-other-shares';
    game.shares ??= shares;
    if (JSON.stringify(game.shares) !== JSON.stringify(shares)) return 'fair-other-shares';
    return faultOf(fair);
  }

  /** Remembers a head of the record's chain. */
  hear(number: number, head: string): void {
    const key = storedHeads(this.#table, number);
    const short = head.slice(0, SHORT);
    try {
      const told = localStorage.getItem(key);
      if (told?.endsWith(short)) return;
      localStorage.setItem(key, told ? `${told} ${short}` : short);
    } catch {
      // Without room in the storage, the record cannot be compared later.
    }
  }

  /** The seats whose devices took part in a shuffle, and those that were left out. */
  static parts(fair: ShuffleProof): { took: Seat[]; out: Seat[] } {
    const shares = fair.shares ?? [];
    const seats = (shown: boolean) =>
      shares.filter(({ share }) => (share !== undefined) === shown).map(({ seat }) => seat);
    return { took: seats(true), out: seats(false) };
  }
}
