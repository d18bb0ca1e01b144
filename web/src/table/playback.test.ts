import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableEntry } from '../wire';
import { type Pace, Playback } from './playback.svelte';

/** A game of the tests: one player has cards, another one counters. */
interface Toy {
  view: { hand: number; counters: number };
  event: { event: 'began' | 'kick' | 'lost' };
  move: unknown;
  question: unknown;
  change: unknown;
}
const pace: Pace<Toy> = {
  timeFor: ({ events }) => (events[0]?.event === 'began' ? 60 : 200),
  follow: (view, { event }) => {
    if (event === 'kick') return { ...view, hand: view.hand - 1 };
    return event === 'lost' ? { ...view, counters: 11 } : view;
  },
};
const view = (counters: number): Toy['view'] => ({ hand: 2, counters });
const line = (event: Toy['event']['event']): TableEntry<Toy> => ({ say: { key: event }, events: [{ event }] });
const began = line('began');
const kick = line('kick');
const lost = line('lost');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('playback', () => {
  test('begins with what is, without telling it', () => {
    const heard = vi.fn();
    const playback = new Playback(pace, { tell: heard });
    playback.hear({ view: view(15), log: [began], number: 1 });
    expect([playback.told, playback.busy]).toEqual([1, false]);
    expect(heard).not.toHaveBeenCalled();
  });

  test('tells one line after another, then shows what the table says', () => {
    const heard = vi.fn();
    const playback = new Playback(pace, { tell: heard });
    const [before, after] = [view(15), view(11)];
    playback.hear({ view: before, log: [began], number: 1 });
    playback.hear({ view: after, log: [began, kick, lost], number: 1 });
    expect(playback.told).toBe(2);
    expect(playback.view?.hand).toBe(1);
    expect(playback.view?.counters).toBe(15);
    vi.advanceTimersByTime(pace.timeFor(kick, before));
    expect(playback.told).toBe(3);
    expect(playback.view?.counters).toBe(11);
    vi.advanceTimersByTime(pace.timeFor(lost, before));
    expect(playback.busy).toBe(false);
    expect(playback.view).toBe(after);
    expect(heard.mock.calls).toEqual([
      [kick, true],
      [lost, true],
    ]);
  });

  test('an update that comes meanwhile waits its turn', () => {
    const playback = new Playback(pace, { tell: () => undefined });
    const last = view(11);
    playback.hear({ view: view(15), log: [began], number: 1 });
    playback.hear({ view: view(15), log: [began, kick], number: 1 });
    playback.hear({ view: last, log: [began, kick, lost], number: 1 });
    expect(playback.told).toBe(2);
    vi.runAllTimers();
    expect(playback.view).toBe(last);
    expect(playback.told).toBe(3);
  });

  test('skip goes to the end at once, and nothing comes after', () => {
    const heard = vi.fn();
    const playback = new Playback(pace, { tell: heard });
    playback.hear({ view: view(15), log: [began], number: 1 });
    playback.hear({ view: view(11), log: [began, kick, lost], number: 1 });
    playback.skip();
    expect([playback.told, playback.busy]).toEqual([3, false]);
    expect(heard).toHaveBeenLastCalledWith(lost, false);
    vi.runAllTimers();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('without motion everything is there at once', () => {
    const playback = new Playback(pace, { tell: () => undefined });
    playback.motion = 'none';
    playback.hear({ view: view(15), log: [began], number: 1 });
    playback.hear({ view: view(11), log: [began, kick, lost], number: 1 });
    expect([playback.told, playback.busy]).toEqual([3, false]);
  });

  test('another game begins anew', () => {
    const playback = new Playback(pace, { tell: () => undefined });
    playback.hear({ view: view(15), log: [began, kick, lost], number: 1 });
    playback.hear({ view: view(15), log: [began], number: 2 });
    expect([playback.told, playback.busy]).toEqual([1, false]);
  });

  test('after a long absence nobody is shown everything', () => {
    const playback = new Playback(pace, { tell: () => undefined });
    playback.hear({ view: view(15), log: [began], number: 1 });
    playback.hear({ view: view(11), log: [began, ...Array.from({ length: 80 }, () => kick)], number: 1 });
    expect([playback.told, playback.busy]).toEqual([81, false]);
  });

  test('a skip stops at what strikes the viewer; the next one goes on', () => {
    const heard = vi.fn();
    const struck: Pace<Toy> = { ...pace, strikes: ({ events }) => events[0]?.event === 'lost' };
    const playback = new Playback(struck, { tell: heard });
    playback.hear({ view: view(15), log: [began], number: 1 });
    playback.hear({ view: view(11), log: [began, kick, kick, lost, kick], number: 1 });
    playback.skip();
    expect([playback.told, playback.busy]).toEqual([4, true]);
    expect(heard).toHaveBeenLastCalledWith(lost, true);
    playback.skip();
    expect([playback.told, playback.busy]).toEqual([5, false]);
  });

  test('what was shown can be shown again, from where somebody began to wait', () => {
    const playback = new Playback(pace, { tell: () => undefined });
    playback.motion = 'none';
    const [first, last] = [view(15), view(11)];
    playback.hear({ view: first, log: [began], number: 1 });
    playback.hear({ view: last, log: [began, kick, lost], number: 1 });
    playback.motion = 'normal';
    playback.again(1);
    expect([playback.told, playback.busy, playback.view?.counters]).toEqual([2, true, 15]);
    vi.runAllTimers();
    expect([playback.told, playback.busy, playback.view]).toEqual([3, false, last]);
    playback.again(3);
    expect(playback.busy).toBe(false);
  });

  test('much is told faster, but not so fast that nothing is seen; a clock presses more', () => {
    const slow: Pace<Toy> = { ...pace, timeFor: () => 1000 };
    const many = Array.from({ length: 20 }, () => kick);
    const time = (log: TableEntry<Toy>[], deadline: number | null) => {
      const playback = new Playback(slow, { tell: () => undefined });
      playback.deadline = deadline === null ? null : performance.now() + deadline;
      playback.hear({ view: view(15), log: [began], number: 1 });
      const from = Date.now();
      playback.hear({ view: view(11), log: [began, ...log], number: 1 });
      vi.runAllTimers();
      return Date.now() - from;
    };
    expect(time([kick], null)).toBe(1000);
    expect(time(many, null)).toBeGreaterThan(9_000);
    expect(time(many, null)).toBeLessThan(17_000);
    expect(time(many, 6000)).toBeLessThan(6000);
  });
});
