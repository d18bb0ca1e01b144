/** What a card is, as the rule engine knows it, and what is printed on it. */
import type { MunchkinKind } from '../look/cards';
import { t } from '../words';
import type { MunchkinCard, MunchkinDeck } from '../wire';
import file from '../wire/munchkin-cards.json';

export type Slot = 'head' | 'armour' | 'feet' | 'hand1' | 'hand2';

export interface Facts {
  slug: string;
  kind: Exclude<MunchkinKind, 'one-shot'>;
  deck: MunchkinDeck;
  level: number;
  treasures: number;
  gold: number;
  slot: Slot | null;
  big: boolean;
  one_shot: boolean;
  rank: number;
  /** The bonus it shows without any condition. */
  bonus: number;
}

const cards = file.cards as readonly Facts[];

export function factsOf(card: MunchkinCard): Facts {
  const facts = cards[card];
  if (!facts) throw new Error(`munchkin-cards.json has no card ${card}; it is made by: ${file['made-by']}`);
  return facts;
}

const keyOf = (card: MunchkinCard): string => `mb-card-${factsOf(card).slug}`;

/** A part of a card's text, a line each; none if it has no such part. */
function part(card: MunchkinCard, name: string): string[] {
  const key = `${keyOf(card)}.${name}`;
  const text = t(key);
  return text === key ? [] : text.split('\n');
}

export const cardName = (card: MunchkinCard): string => t(keyOf(card));
/** Its kind and figures in words: "Monster", "Level 6…". */
export const headOf = (card: MunchkinCard): string[] => part(card, 'head');
/** Who alone may use it. */
export const usersOf = (card: MunchkinCard): string[] => part(card, 'users');
export const rulesOf = (card: MunchkinCard): string[] => part(card, 'text');
/** What happens to whom it catches. */
export const badStuffOf = (card: MunchkinCard): string[] => part(card, 'bad');
export const flavourOf = (card: MunchkinCard): string | undefined => part(card, 'flavour')[0];

export const lookOf = (card: MunchkinCard): MunchkinKind => {
  const { kind, one_shot } = factsOf(card);
  return kind === 'item' && one_shot ? 'one-shot' : kind;
};

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The big number of a card: a monster's level, a Power's Rank, a bonus. */
export function numberOn(card: MunchkinCard): string | undefined {
  const { kind, level, rank, bonus } = factsOf(card);
  if (kind === 'monster') return String(level);
  if (kind === 'power') return 'I'.repeat(rank);
  return bonus ? signed(bonus) : undefined;
}

export { signed };

/** What lies in the corner below: what it sells for, or the treasures it guards. */
export function priceOf(card: MunchkinCard): string | undefined {
  const { kind, gold, treasures } = factsOf(card);
  if (kind === 'monster') return t('state-mb-share', { n: treasures });
  return gold ? t('t-mb-gold', { n: gold }) : undefined;
}

/** Where a clause of the rulebook can be read. */
export const clauseHref = (clause: string): string => `/rules/munchkin-bites/${clause}`;
