import { describe, expect, test } from 'vitest';
import type { Move } from '../wire';
import { menuOf } from './menu';
import { CardSelection } from './selection.svelte';
import type { Choice } from './types';

const say = { key: 'move-at' };
const kick = (at: number): Choice => ({
  mv: { play: { card: 'kick4', weirds: 0, at, also: null, way: null } },
  say,
  card: 'kick4',
  at: [at],
});
const hide: Choice = { mv: { alone: 'hide' }, say, card: 'hide' };
const discard: Choice = { mv: { discard: 7 }, say };
const pass: Choice = { mv: 'pass', say };

function asked(moves: Choice[]) {
  const sent: Move[] = [];
  const selection = new CardSelection((move) => sent.push(move));
  const menu = menuOf({ id: 1, kind: 'action', say, moves, default: 'pass', clock: null });
  selection.ask({ id: 1, menu, hand: ['kick4', 'hide', 'block'] });
  return { selection, sent, menu };
}

describe('selection', () => {
  test('card, then target: two clicks, and the move is sent', () => {
    const { selection, sent } = asked([kick(1), kick(2), pass]);
    selection.pick(0);
    expect(selection.step).toEqual({ kind: 'target', seats: [1, 2] });
    selection.target(2);
    expect(sent).toEqual([kick(2).mv]);
    expect(selection.active).toBe(false);
  });

  test('a target that cannot be is no target', () => {
    const { selection, sent } = asked([kick(1), kick(2), pass]);
    selection.pick(0);
    selection.target(3);
    expect([sent, selection.card]).toEqual([[], 0]);
  });

  test('the first click only selects; the second one plays', () => {
    const { selection, sent } = asked([hide, pass]);
    selection.pick(1);
    expect([sent, selection.card, selection.ready]).toEqual([[], 1, hide]);
    selection.pick(1);
    expect([sent, selection.active]).toEqual([[hide.mv], false]);
  });

  test('a card with a single target says so, and is played by a second click or by Enter', () => {
    const { selection, sent } = asked([kick(1), pass]);
    selection.pick(0);
    expect([sent, selection.ready]).toEqual([[], kick(1)]);
    selection.confirm();
    expect(sent).toEqual([kick(1).mv]);
  });

  test('nothing incomplete is played: a second click on a card without a target puts it back', () => {
    const { selection, sent } = asked([kick(1), kick(2), pass]);
    selection.pick(0);
    selection.confirm();
    expect([sent, selection.card]).toEqual([[], 0]);
    selection.pick(0);
    expect([sent, selection.card]).toEqual([[], null]);
  });

  test('another card is another selection', () => {
    const { selection, sent } = asked([kick(1), hide, pass]);
    selection.pick(0);
    selection.pick(1);
    expect([sent, selection.ready]).toEqual([[], hide]);
  });

  test('a card that cannot be played is not chosen', () => {
    const { selection } = asked([hide, pass]);
    selection.pick(2);
    expect([selection.card, selection.playable('block'), selection.playable('hide')]).toEqual([null, false, true]);
  });

  test('a card dragged onto a target is played, onto anybody else it is not', () => {
    const { selection, sent } = asked([kick(1), kick(2), pass]);
    selection.drop(0, 3);
    expect([sent, selection.card]).toEqual([[], null]);
    selection.drop(0, 1);
    expect(sent).toEqual([kick(1).mv]);
  });

  test('a card dragged onto the table goes at once if it needs no target', () => {
    const { selection, sent } = asked([hide, pass]);
    selection.drop(1, null);
    expect(sent).toEqual([hide.mv]);
  });

  test('cards are marked for a discard by their positions', () => {
    const { selection, sent } = asked([kick(1), discard, pass]);
    selection.startDiscard();
    selection.pick(0);
    selection.pick(2);
    selection.pick(0);
    selection.discard();
    expect(sent).toEqual([{ discard: 4 }]);
  });

  test('where only a discard is possible, it has begun', () => {
    const { selection } = asked([discard, pass]);
    expect(selection.discarding).toBe(true);
  });

  test('another question forgets what was chosen; the same one does not', () => {
    const { selection, sent, menu } = asked([kick(1), kick(2), hide, pass]);
    selection.pick(0);
    selection.ask({ id: 1, menu, hand: ['kick4', 'hide', 'block'] });
    expect(selection.card).toBe(0);
    selection.pick(1);
    selection.ask({ id: 2, menu, hand: ['kick4', 'hide', 'block'] });
    expect([selection.active, sent]).toEqual([false, []]);
  });
});
