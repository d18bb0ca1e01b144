/** The terms of a helper (MB-HELP-3): edited, read, put into words. */
import { t } from '../words';
import type { MunchkinCard, MunchkinMove, MunchkinPerson, MunchkinShare, MunchkinTerms, Seat } from '../wire';
import { places } from './bits';
import { cardName } from './facts.svelte';

export const NO_TERMS: MunchkinTerms = { items: 0, share: { number: 0 }, helper_first: false };

export const numberOf = (share: MunchkinShare): number | null => (typeof share === 'object' ? share.number : null);

/** How many of the treasures a helper would get (MB-DEAL-1). */
export function treasuresOf(share: MunchkinShare, treasures: number): number {
  if (share === 'all') return treasures;
  if (share === 'half') return Math.floor(treasures / 2);
  return Math.min(share.number, treasures);
}

export const promised = (terms: MunchkinTerms, main: Pick<MunchkinPerson, 'items'>): MunchkinCard[] =>
  places(terms.items).flatMap((place) => main.items[place]?.[0] ?? []);

export const sameTerms = (one: MunchkinTerms, other: MunchkinTerms): boolean =>
  one.items === other.items &&
  one.helper_first === other.helper_first &&
  JSON.stringify(one.share) === JSON.stringify(other.share);

export const askMove = (seat: Seat, terms: MunchkinTerms): MunchkinMove => ({ ask: { seat, terms } });
export const counterMove = (terms: MunchkinTerms): MunchkinMove => ({ counter: terms });

export function shareText(share: MunchkinShare): string {
  if (share === 'all') return t('state-mb-share-all');
  if (share === 'half') return t('state-mb-share-half');
  return t('state-mb-share', { n: share.number });
}

/** Everything a helper gets, as a row of short texts; empty if nothing. */
export function termsParts(terms: MunchkinTerms, main: Pick<MunchkinPerson, 'items'>, helper: string): string[] {
  const parts = promised(terms, main).map(cardName);
  if (numberOf(terms.share) !== 0) {
    parts.push(shareText(terms.share));
    if (terms.helper_first) parts.push(t('state-mb-picks-first', { name: helper }));
  }
  return parts;
}

export function termsText(terms: MunchkinTerms, main: Pick<MunchkinPerson, 'items'>, helper: string): string {
  return termsParts(terms, main, helper).join(', ') || t('state-mb-nothing');
}
