/** Facts about a card, from the rule engine. */
import { t } from '../words';
import type { Card } from '../wire';
import file from '../wire/cards.json';
import type { Kind } from './kinds';

export interface Facts {
  kind: Kind;
  /** The worth of each hit. */
  hits: readonly number[];
  /** The cards that answer it. */
  answers: readonly string[];
  /** The cards it may follow or accompany. */
  follows: readonly string[];
  clause: string;
}

const cards = file.cards as Record<string, Facts>;

/** Every card of the box and its expansion. */
export const ALL: readonly string[] = Object.keys(cards);

export function factsOf(card: Card | string): Facts {
  const facts = cards[card];
  if (!facts) throw new Error(`cards.json has no card ${card}; it is made by: ${file['made-by']}`);
  return facts;
}

export function nameOf(card: Card | string): string {
  return t(`card-${card}`);
}

export function helpOf(card: Card | string): string {
  return t(`card-${card}.help`);
}

const KINDS: Record<Kind, string> = {
  basic: 't-kind-basic',
  defense: 't-kind-defense',
  weapon: 't-kind-weapon',
  specialty: 't-kind-specialty',
};

export function kindName(kind: Kind): string {
  return t(KINDS[kind]);
}

/** How many Weird cards go with a play. */
export function weirdsIn(weirds: number): number {
  let count = 0;
  for (let rest = weirds; rest > 0; rest >>= 3) count += rest & 7;
  return count;
}
