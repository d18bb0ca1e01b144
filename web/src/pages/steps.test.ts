import { expect, it } from 'vitest';
import type { Step } from '../net';
import type { LunchMoney } from '../wire';
import { Steps } from './steps.svelte';

const step = (draw_pile: number, keys: string[]): Step<LunchMoney> => ({
  view: { draw_pile, ...(keys.length ? {} : { seats: [], turn: 1 }) },
  log: keys.map((key) => ({ say: { key }, events: [] })),
});

it('a record goes back and forth', () => {
  const steps = new Steps([step(50, []), step(49, ['a', 'b']), step(48, ['c'])], { names: ['Ann'] });
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
  const told = new Steps([{ view: {}, log: [{ say: { key: 'a' }, events: [] }] }], { names: ['Ann'] });
  expect([told.view, told.log.length]).toEqual([null, 1]);
});
