import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Event, SeatView, TableEntry, View } from '../wire';
import { follow, lunchMoneyPace, Playback, timeFor } from './playback.svelte';

const seat: SeatView = {
  counters: 15,
  hand: 5,
  known: [],
  out: false,
  hiding: false,
  stomped: false,
  cooties: false,
  wedgies: 0,
  poked: false,
  choked_by: [],
  headlocked_by: [],
  timed_out: null,
  fast_dodge: false,
  fast_block: false,
};
function view(counters: number): View {
  return {
    seat: 0,
    rules: {} as View['rules'],
    turn: 0,
    seats: [seat, { ...seat, counters }],
    hand: ['kick4', 'block'],
    draw_pile: 40,
    discard_pile: [],
    pile: 0,
    quiet_rounds: 0,
    strip: [],
    asked: null,
    winner: null,
  };
}
const line = (event: Event): TableEntry => ({ say: { key: event.event }, events: [event] });
const began = line({ event: 'turn-began', seat: 0 });
const kick = line({ event: 'played', by: 0, card: 'kick4', weirds: 0, at: 1, also: null });
const lost = line({ event: 'lost', seat: 1, n: 4, left: 11 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('playback', () => {
  test('begins with what is, without telling it', () => {
    const heard = vi.fn();
    const playback = new Playback(lunchMoneyPace, heard);
    playback.hear({ view: view(15), log: [began], game: 1 });
    expect([playback.told, playback.busy]).toEqual([1, false]);
    expect(heard).not.toHaveBeenCalled();
  });

  test('tells one line after another, then shows what the table says', () => {
    const heard = vi.fn();
    const playback = new Playback(lunchMoneyPace, heard);
    const [before, after] = [view(15), view(11)];
    playback.hear({ view: before, log: [began], game: 1 });
    playback.hear({ view: after, log: [began, kick, lost], game: 1 });
    expect(playback.told).toBe(2);
    expect(playback.view?.hand).toEqual(['block']);
    expect(playback.view?.seats[1]?.counters).toBe(15);
    vi.advanceTimersByTime(timeFor(kick));
    expect(playback.told).toBe(3);
    expect(playback.view?.seats[1]?.counters).toBe(11);
    vi.advanceTimersByTime(timeFor(lost));
    expect(playback.busy).toBe(false);
    expect(playback.view).toBe(after);
    expect(heard.mock.calls).toEqual([
      [kick, true],
      [lost, true],
    ]);
  });

  test('an update that comes meanwhile waits its turn', () => {
    const playback = new Playback(lunchMoneyPace);
    const last = view(11);
    playback.hear({ view: view(15), log: [began], game: 1 });
    playback.hear({ view: view(15), log: [began, kick], game: 1 });
    playback.hear({ view: last, log: [began, kick, lost], game: 1 });
    expect(playback.told).toBe(2);
    vi.runAllTimers();
    expect(playback.view).toBe(last);
    expect(playback.told).toBe(3);
  });

  test('skip goes to the end at once, and nothing comes after', () => {
    const heard = vi.fn();
    const playback = new Playback(lunchMoneyPace, heard);
    playback.hear({ view: view(15), log: [began], game: 1 });
    playback.hear({ view: view(11), log: [began, kick, lost], game: 1 });
    playback.skip();
    expect([playback.told, playback.busy]).toEqual([3, false]);
    expect(heard).toHaveBeenLastCalledWith(lost, false);
    vi.runAllTimers();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('without motion everything is there at once', () => {
    const playback = new Playback(lunchMoneyPace);
    playback.motion = 'none';
    playback.hear({ view: view(15), log: [began], game: 1 });
    playback.hear({ view: view(11), log: [began, kick, lost], game: 1 });
    expect([playback.told, playback.busy]).toEqual([3, false]);
  });

  test('another game begins anew', () => {
    const playback = new Playback(lunchMoneyPace);
    playback.hear({ view: view(15), log: [began, kick, lost], game: 1 });
    playback.hear({ view: view(15), log: [began], game: 2 });
    expect([playback.told, playback.busy]).toEqual([1, false]);
  });

  test('after a long absence nobody is shown everything', () => {
    const playback = new Playback(lunchMoneyPace);
    playback.hear({ view: view(15), log: [began], game: 1 });
    playback.hear({ view: view(11), log: [began, ...Array.from({ length: 50 }, () => kick)], game: 1 });
    expect([playback.told, playback.busy]).toEqual([51, false]);
  });

  test('no line takes 300 milliseconds', () => {
    for (const entry of [began, kick, lost]) expect(timeFor(entry)).toBeLessThan(300);
  });
});

test('a drawn card leaves the pile and comes to a hand', () => {
  const after = follow(view(15), { event: 'drew', seat: 1, card: null });
  expect([after.draw_pile, after.seats[1]?.hand]).toEqual([39, 6]);
});
