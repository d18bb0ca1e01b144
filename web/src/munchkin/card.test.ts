import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { outlines } from '../look/cards';
import sprite from './icons/munchkin.svg?raw';
import { munchkin } from './icons/names';
import { pictures } from './icons/pictures';
import drawings from './icons/pictures.svg?raw';
import { munchkinLook } from './kinds';
import MunchkinCard from './MunchkinCard.svelte';
import file from '../wire/munchkin-cards.json';

describe('a card', () => {
  test('has a smaller print when it says more', () => {
    const html = (text: string) =>
      render(MunchkinCard, { props: { slug: 'damp', kind: 'curse', name: 'Damp', label: 'Damp', text: [text] } }).body;
    expect(html('Lose a level.')).toMatch(/class="body normal/);
    expect(html('Lose a level. '.repeat(20))).toMatch(/class="body finest/);
  });

  test('has the icon and the look of its kind', () => {
    for (const [kind, look] of Object.entries(munchkinLook)) {
      expect(munchkin).toContain(kind);
      expect(outlines[look.shape]).toBeTruthy();
    }
    for (const name of munchkin) expect(sprite).toContain(`<symbol id="${name}"`);
  });

  test('has a picture of its own, and no picture is for a card that is not', () => {
    expect(file.cards.length).toBe(259);
    expect(Object.keys(pictures).sort()).toEqual(file.cards.map(({ slug }) => slug).sort());
    // Figure and thing: where the thing is, or the paper behind it, would not make two cards different enough.
    const parts = Object.values(pictures).map((written) => written.split(' ').slice(0, 2));
    expect(new Set(parts.map((pair) => pair.join(' '))).size).toBe(259);
    for (const name of parts.flat()) expect(drawings).toContain(`<symbol id="${name}"`);
  });
});
