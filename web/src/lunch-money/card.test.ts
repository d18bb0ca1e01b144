import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import engine from '../../../crates/lunch-money/src/card.rs?raw';
import Card from './Card.svelte';
import { iconOf } from './icons';
import { pictures } from './icons/pictures';
import sprite from './icons/pictures.svg?raw';
import { shapeOf } from './kinds';

const kick = { slug: 'kick4', kind: 'basic', name: 'Kick⁴', label: 'Kick, 4 damage' } as const;
const html = (hits: number[]) => render(Card, { props: { ...kick, hits } }).body;

/** The words in quotes that stand for a card in the engine's source. */
const slugs = [...engine.matchAll(/^ {4}\w+ = "([\w-]+)", \w+, /gm)].map(([, slug = '']) => slug);

describe('a card', () => {
  test.each([
    [[4], '>4<'],
    [[3, 3], '>3+3<'],
    [[1, 1, 1, 1, 1], '>5×1<'],
  ])('shows the hits %j', (hits, shown) => {
    expect(html(hits)).toContain(shown);
  });

  test('without damage shows no number', () => {
    expect(html([])).not.toContain('class="corner');
  });

  test('has a picture of its own, and no picture is for a card that is not', () => {
    expect(slugs.length).toBe(49);
    expect(Object.keys(pictures).sort()).toEqual([...slugs].sort());
    const parts = Object.values(pictures).map((written) => written.split(' ').slice(0, 2));
    expect(new Set(parts.map((pair) => pair.join(' '))).size).toBe(49);
    for (const name of parts.flat()) expect(sprite).toContain(`<symbol id="${name}"`);
    expect(iconOf('poke-in-the-eye')).toMatch(/pictures\.svg.*#pointing$/);
  });

  test('shares its shape with no other kind', () => {
    expect(new Set(Object.values(shapeOf)).size).toBe(Object.keys(shapeOf).length);
  });
});
