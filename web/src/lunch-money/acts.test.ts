import { describe, expect, test } from 'vitest';
import type { Event } from '../wire';
import { actsOf } from './acts';
import type { Entry } from './types';

const entries = (...events: Event[]): Entry[] =>
  events.map((event) => ({ say: { key: event.event }, events: [event] }));
const began = (seat: number): Event => ({ event: 'turn-began', seat });
const kick = (by: number, at: number): Event => ({ event: 'played', by, card: 'kick4', weirds: 0, at, also: null });
const answer = (by: number, card: 'block' | 'dodge' | 'backlash', against: number): Event => ({
  event: 'answered',
  by,
  card,
  faster: false,
  against,
});
const humiliation = (by: number, victim: number): Event => ({ event: 'humiliated', by, victim });

function strokes(...events: Event[]): boolean[] {
  return actsOf(entries(began(0), ...events)).flatMap(({ panels }) => panels.map(({ stopped }) => stopped));
}

describe('strokes', () => {
  test('a blocked card is struck through', () => {
    expect(strokes(kick(0, 1), answer(1, 'block', 0))).toEqual([true, false]);
  });

  test('the stroke goes away when what stopped it falls', () => {
    const chain = [kick(0, 1), answer(1, 'block', 0), humiliation(2, 1)];
    expect(strokes(...chain)).toEqual([false, true, false]);
    expect(strokes(...chain, humiliation(1, 2))).toEqual([true, false, true, false]);
    expect(strokes(...chain, { event: 'spoilt', by: 1, card: 'block' })).toEqual([false, true, false]);
  });

  test('one Block does not stop both hits of a Big Combo', () => {
    const combo: Event = { event: 'played', by: 0, card: 'big-combo', weirds: 0, at: 1, also: null };
    expect(strokes(combo, answer(1, 'block', 0))).toEqual([false, false]);
    expect(strokes(combo, answer(1, 'block', 0), answer(1, 'dodge', 0))).toEqual([true, false, false]);
  });

  test('Backlash turns an attack round and does not strike it through', () => {
    expect(strokes(kick(0, 1), answer(1, 'backlash', 0))).toEqual([false, false]);
  });

  test('what was dodged and goes on is a panel of its own', () => {
    const swing: Event = { event: 'played', by: 0, card: 'roundhouse', weirds: 8, at: 1, also: null };
    const [act] = actsOf(
      entries(began(0), swing, answer(1, 'dodge', 0), { event: 'went-on', card: 'roundhouse', to: 2 }),
    );
    expect(act?.panels.map(({ by, at, stopped, weirds }) => [by, at, stopped, weirds])).toEqual([
      [0, [1], true, 1],
      [1, [0], false, 0],
      [0, [2], false, 1],
    ]);
  });
});

describe('turns', () => {
  test('each has its lines and what came of it', () => {
    const lost: Event = { event: 'lost', seat: 1, n: 4, left: 11 };
    const acts = actsOf(entries(began(0), kick(0, 1), lost, began(1), kick(1, 0), began(2)));
    expect(acts.map(({ seat, from, to }) => [seat, from, to])).toEqual([
      [0, 0, 3],
      [1, 3, 5],
      [2, 5, 6],
    ]);
    expect(acts[0]?.outcomes).toEqual([{ key: 2, seat: 1, lost: 4, fell: false }]);
  });

  test('a turn that is missed is a turn, and the same one if it had begun', () => {
    const missed = (seat: number): Event => ({ event: 'turn-missed', seat, poked: true });
    const acts = actsOf(entries(began(0), missed(1), began(2), missed(2)));
    expect(acts.map(({ seat, from, to }) => [seat, from, to])).toEqual([
      [0, 0, 1],
      [1, 1, 2],
      [2, 2, 4],
    ]);
  });

  test('of nothing there are none', () => {
    expect(actsOf([])).toEqual([]);
  });
});
