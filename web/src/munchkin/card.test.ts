import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { outlines } from '../look/cards';
import sprite from './icons/munchkin.svg?raw';
import { munchkin } from './icons/names';
import { munchkinLook } from './kinds';
import MunchkinCard from './MunchkinCard.svelte';

describe('a card', () => {
  test('has a smaller print when it says more', () => {
    const html = (text: string) =>
      render(MunchkinCard, { props: { kind: 'curse', name: 'Damp', label: 'Damp', text: [text] } }).body;
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
});
