import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { Event, View } from '../wire';
import { words } from '../words';
import { storyOf } from './story';
import type { Entry } from './types';

const locales = new URL('../../../locales/en/', import.meta.url);

beforeAll(() =>
  words.use('en', async () =>
    readdirSync(locales)
      .map((name) => readFileSync(new URL(name, locales), 'utf8'))
      .join('\n'),
  ),
);

const kick = (by: number, at: number): Event => ({ event: 'played', by, card: 'kick4', weirds: 0, at, also: null });
const lost = (seat: number, n: number, left: number): Event => ({ event: 'lost', seat, n, left });
const log: Entry[] = [
  [{ event: 'turn-began', seat: 0 } as Event, kick(0, 1), lost(1, 4, 11)],
  [{ event: 'turn-began', seat: 1 } as Event, { event: 'humiliated', by: 2, victim: 1 } as Event],
  [{ event: 'turn-began', seat: 2 } as Event, kick(2, 1), lost(1, 11, 0), { event: 'fell', seat: 1 } as Event],
  [{ event: 'turn-began', seat: 0 } as Event, { event: 'aided', seat: 0, gained: 2, left: 9 } as Event],
  [{ event: 'turn-began', seat: 2 } as Event, kick(2, 0), lost(0, 9, 0), { event: 'fell', seat: 0 } as Event],
].flatMap((events) => events.map((event) => ({ say: { key: 'a' }, events: [event] })));
const view = {
  winner: 2,
  seats: [{ counters: 0 }, { counters: 0 }, { counters: 15 }],
} as unknown as View;

test('the story of a game: who came where, how it went, what was best', () => {
  const { ranks, sentences, curve, feats } = storyOf(view, log, ['Ann', 'Bob', 'Cid']);
  expect(ranks.map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
  ]);
  expect(sentences).toEqual([
    'It took 5 turns, and Ann drew first blood with Kick⁴ on Bob.',
    'Bob was the first to go down.',
    'Cid won with 15 left.',
  ]);
  expect(curve.values).toEqual([
    [7, 7, 7, 7, 9, 0],
    [15, 11, 11, 0, 0, 0],
    [15, 15, 15, 15, 15, 15],
  ]);
  expect(feats.map(({ text }) => text)).toEqual(['Cid: Kick⁴ at Bob, 11', 'Bob, once']);
});
