import { expect, test } from 'vitest';
import type { Event } from '../wire';
import { newestFirst } from './discards';
import type { Entry } from './types';

const told = (...events: Event[]): Entry[] => events.map((event) => ({ say: { key: '' }, events: [event] }));

test('the newest card comes first, whatever the order of the pile', () => {
  const log = told(
    { event: 'played', by: 0, card: 'jab', weirds: 0, at: 1, also: null },
    { event: 'answered', by: 1, card: 'dodge', faster: false, against: 0 },
    { event: 'discarded', seat: 0, card: 'hook' },
  );
  expect(newestFirst(['jab', 'hook', 'dodge'], log)).toEqual({ seen: ['hook', 'dodge', 'jab'], others: [] });
});

test('what lay there before the last shuffle, or was not told, comes last', () => {
  const log = told(
    { event: 'discarded', seat: 0, card: 'hook' },
    { event: 'reshuffled', cards: 40 },
    { event: 'humiliated', by: 1, victim: 0 },
  );
  expect(newestFirst(['hook', 'humiliation'], log)).toEqual({ seen: ['humiliation'], others: ['hook'] });
});

test('a weapon that went back to the hand is not the one that lies there', () => {
  const log = told(
    { event: 'discarded', seat: 1, card: 'knife' },
    { event: 'discarded', seat: 1, card: 'jab' },
    { event: 'played', by: 0, card: 'knife', weirds: 0, at: 1, also: null },
    { event: 'returned', seat: 0, card: 'knife' },
  );
  expect(newestFirst(['jab', 'knife'], log)).toEqual({ seen: ['jab', 'knife'], others: [] });
});
