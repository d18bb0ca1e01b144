import { expect, it } from 'vitest';
import type { Step } from '../net';
import { Steps } from './steps.svelte';

interface Toy {
  view: { draw_pile: number; turn: number };
  event: object;
  move: unknown;
  question: unknown;
  change: unknown;
}
const step = (draw_pile: number, keys: string[]): Step<Toy> => ({
  view: { draw_pile, ...(keys.length ? {} : { turn: 1 }) },
  log: keys.map((key) => ({ say: { key }, events: [] })),
});

it('a record goes back and forth', () => {
  const steps = new Steps([step(50, []), step(49, ['a', 'b']), step(48, ['c'])], { game: 'toy', names: ['Ann'] });
  const shown = () => [steps.at, steps.view?.draw_pile, steps.log.length, steps.news.length];
  expect(steps.view?.turn).toBe(1);
  expect(shown()).toEqual([0, 50, 0, 0]);
  steps.go(1);
  expect(shown()).toEqual([1, 49, 2, 2]);
  steps.go(2);
  expect(shown()).toEqual([2, 48, 3, 1]);
  steps.go(1);
  expect(shown()).toEqual([1, 49, 2, 0]);
  steps.go(99);
  expect(steps.view?.turn).toBe(1);
  expect(shown()).toEqual([2, 48, 3, 1]);
  steps.go(-5);
  expect(shown()).toEqual([0, 50, 0, 0]);
});

it('a record of older rules is told without a table', () => {
  const told = new Steps([{ view: {}, log: [{ say: { key: 'a' }, events: [] }] }], { game: 'toy', names: ['Ann'] });
  expect([told.view, told.log.length]).toEqual([null, 1]);
});

it('other eyes see the same moment, in more or fewer steps', () => {
  const happened = (n: number): Step => ({
    view: {},
    log: [{ say: { key: 'a' }, events: Array.from({ length: n }, () => ({ event: 'stalled' as const })) }],
  });
  const one = new Steps([happened(1), happened(2), happened(0), happened(3)], { game: 'toy', names: [] });
  const other = new Steps([happened(1), happened(0), happened(0), happened(2), happened(3)], {
    game: 'toy',
    names: [],
  });
  one.go(1);
  other.goToMoment(one.moment);
  expect(other.at).toBe(3);
  one.go(3);
  other.goToMoment(one.moment);
  expect(other.at).toBe(4);
  other.goToMoment(99);
  expect(other.at).toBe(4);
});
