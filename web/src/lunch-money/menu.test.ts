import { describe, expect, test } from 'vitest';
import type { Move } from '../wire';
import { discardBits, menuOf } from './menu';
import type { Ask, Choice } from './types';

const say = { key: 'move-at' };
const plain = (mv: Move): Choice => ({ mv, say });
const kick = (at: number): Choice => ({
  mv: { play: { card: 'kick4', weirds: 0, at, also: null, way: null } },
  say,
  card: 'kick4',
  at: [at],
});
const ask = (moves: Choice[], byDefault: Move): Ask => ({
  id: 1,
  kind: 'action',
  say,
  moves,
  default: byDefault,
  clock: null,
});

describe('the menu', () => {
  test('tells the decline, cards, buttons and discards apart', () => {
    const menu = menuOf(ask([kick(1), kick(2), plain('release'), plain({ discard: 31 }), plain('pass')], 'pass'));
    expect(menu.decline?.mv).toBe('pass');
    expect(menu.byCard.get('kick4')).toHaveLength(2);
    expect(menu.buttons.map(({ mv }) => mv)).toEqual(['release']);
    expect(menu.discards.map(({ mv }) => discardBits(mv))).toEqual([31]);
  });

  test('a discard of nothing that is the default is the decline', () => {
    const menu = menuOf(ask([plain({ discard: 0 }), plain({ discard: 3 })], { discard: 0 }));
    expect(menu.decline?.mv).toEqual({ discard: 0 });
    expect(menu.discards).toHaveLength(1);
  });

  test('without a question there is nothing', () => {
    expect(menuOf(null).byCard.size).toBe(0);
  });
});
