import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import engine from '../../../crates/lunch-money/src/card.rs?raw';
import Card from './Card.svelte';
import { iconOf } from './icons';
import sprite from './icons/cards.svg?raw';
import { cards } from './icons/names';
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

  test('has an icon, and no icon is for a card that is not', () => {
    expect(slugs.length).toBe(49);
    expect([...cards].sort()).toEqual([...slugs].sort());
    for (const slug of slugs) expect(sprite).toContain(`<symbol id="${slug}"`);
    expect(iconOf('poke-in-the-eye')).toMatch(/cards\.svg.*#poke-in-the-eye$/);
  });

  test('shares its shape with no other kind', () => {
    expect(new Set(Object.values(shapeOf)).size).toBe(Object.keys(shapeOf).length);
  });
});
