import { expect, test } from 'vitest';
import type { View } from '../wire';
import { pace } from './pace';

const seat = { counters: 15, hand: 5 } as View['seats'][number];
const view = { seat: 0, turn: 0, seats: [seat, seat], hand: ['kick4', 'block'], draw_pile: 40 } as unknown as View;

test('a drawn card leaves the pile and comes to a hand', () => {
  const after = pace.follow(view, { event: 'drew', seat: 1, card: null });
  expect([after.draw_pile, after.seats[1]?.hand]).toEqual([39, 6]);
});

test('a card that is played leaves the hand, and lost counters are gone', () => {
  const played = pace.follow(view, { event: 'played', by: 0, card: 'kick4', weirds: 0, at: 1, also: null });
  expect([played.hand, played.seats[0]?.hand]).toEqual([['block'], 4]);
  expect(pace.follow(view, { event: 'lost', seat: 1, n: 4, left: 11 }).seats[1]?.counters).toBe(11);
});
