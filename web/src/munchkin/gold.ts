/** The result of a sale (MB-SELL-1): a level for each full thousand, but none beyond the ninth. */
import type { MunchkinCard, MunchkinMove, MunchkinPerson } from '../wire';
import { places } from './bits';
import { factsOf } from './facts.svelte';

export const A_LEVEL = 1000;
const HIGHEST = 9;

/** Places of hand and table to sell, as bits. */
export interface Sale {
  hand: number;
  items: number;
}

export const NO_SALE: Sale = { hand: 0, items: 0 };

export function cardsOf(sale: Sale, { hand, items }: Pick<MunchkinPerson, 'hand' | 'items'>): MunchkinCard[] {
  const held = places(sale.hand).flatMap((place) => hand[place] ?? []);
  return [...held, ...places(sale.items).flatMap((place) => items[place]?.[0] ?? [])];
}

/** The price of cards for a player who gets `worth` times their gold. */
export const goldOf = (cards: readonly MunchkinCard[], worth = 1): number =>
  worth * cards.reduce((sum, card) => sum + factsOf(card).gold, 0);

/** The levels that this much gold buys a player of this level. */
export const levelsFor = (gold: number, level: number): number =>
  Math.max(0, Math.min(Math.floor(gold / A_LEVEL), HIGHEST - level));

/** How much gold is missing for the next level. */
export const missing = (gold: number): number => A_LEVEL - (gold % A_LEVEL);

export const sellMove = (sale: Sale): MunchkinMove => ({ sell: { hand: sale.hand, items: sale.items } });
