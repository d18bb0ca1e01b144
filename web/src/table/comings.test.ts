import { expect, test, vi } from 'vitest';
import type { TableInfo } from '../wire';
import { comings } from './comings';

vi.mock('../words', () => ({ t: (key: string, { name }: { name: string }) => `${key} ${name}` }));

const place = (name: string, who: string) => ({ name, who }) as TableInfo['seats'][number];

test('who sits down, leaves, is stood in for and comes back is told; everything else is not', () => {
  const [ann, bot] = [place('Ann', 'person'), place('Otto', 'bot')];
  expect(comings([ann, bot], [ann, place('Bob', 'person')])).toEqual(['t-came Bob']);
  expect(comings([ann, place('Bob', 'away')], [ann, bot])).toEqual(['t-left Bob']);
  expect(comings([ann], [place('Ann', 'stood-in')])).toEqual(['t-bot-stands-in Ann']);
  expect(comings([place('Ann', 'stood-in')], [ann])).toEqual(['t-is-back Ann']);
  expect(comings([ann, bot], [place('Ann', 'away'), bot])).toEqual([]);
  expect(comings([], [ann])).toEqual([]);
});
