import { expect, test } from 'vitest';
import { addressOf } from './icons';
import { ui } from './icons/names';
import sprite from './icons/ui.svg?raw';

test('every icon of the client is drawn in its sprite', () => {
  for (const name of ui) {
    expect(addressOf(`ui:${name}`)).toMatch(new RegExp(`ui\\.svg.*#${name}$`));
    expect(sprite).toContain(`<symbol id="${name}"`);
  }
});

test("a game's icon is its address", () => {
  expect(addressOf('/cards.svg#kick')).toBe('/cards.svg#kick');
});
