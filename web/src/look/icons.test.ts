import { describe, expect, test } from 'vitest';
import engine from '../../../crates/lunch-money/src/card.rs?raw';
import { munchkinLook, outlines, shapeOf } from './cards';
import { addressOf, iconOfCard, type IconName } from './icons';
import { cards, munchkin, ui } from './icons/names';

const sprites = import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true });

/** The words in quotes that stand for a card or a kind in the engine's source. */
const slugs = [...engine.matchAll(/^ {4}\w+ = "([\w-]+)", \w+, /gm)].map(([, slug = '']) => slug);

describe('icons', () => {
  test('every Lunch Money card of the engine has one, and no icon is for a card that is not', () => {
    expect(slugs.length).toBe(49);
    expect([...cards].sort()).toEqual([...slugs].sort());
    expect(iconOfCard('poke-in-the-eye')).toBe('card:poke-in-the-eye');
    expect(iconOfCard('no-such-card')).toBeUndefined();
  });

  test('every kind of Munchkin card has one, and a look', () => {
    for (const [kind, look] of Object.entries(munchkinLook)) {
      expect(munchkin).toContain(kind);
      expect(outlines[look.shape]).toBeTruthy();
    }
  });

  test.each([
    ['card', cards],
    ['munchkin', munchkin],
    ['ui', ui],
  ])('all of %s are drawn in its sprite', (sprite, names) => {
    for (const name of names) {
      const [file = '', id = ''] = addressOf(`${sprite}:${name}` as IconName).split('#');
      const drawing = sprites[`.${file.slice(file.lastIndexOf('/icons/'))}`];
      expect(drawing).toContain(`<symbol id="${id}"`);
    }
  });

  test('no two kinds of Lunch Money share a shape', () => {
    expect(new Set(Object.values(shapeOf)).size).toBe(Object.keys(shapeOf).length);
  });
});
