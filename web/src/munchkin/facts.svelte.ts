/** Facts about a card from the rule engine, and the text printed on it. */
import { t, words } from '../words';
import type { MunchkinCard, MunchkinDeck, MunchkinFacts } from '../wire';
import file from '../wire/munchkin-cards.json';
import type { IconAddress } from '../look/icons';
import { pictureOf } from './icons';
import type { MunchkinKind } from './kinds';

export type Slot = 'head' | 'armour' | 'feet' | 'hand1' | 'hand2';

export interface Facts {
  slug: string;
  kind: Exclude<MunchkinKind, 'one-shot'>;
  deck: MunchkinDeck;
  /** How many sentences its text has, and which of them are a monster's Bad Stuff. */
  texts: number;
  bad: readonly number[];
  level: number;
  levels: number;
  treasures: number;
  gold: number;
  slot: Slot | null;
  big: boolean;
  one_shot: boolean;
  rank: number;
  /** Its unconditional bonus. */
  bonus: number;
}

/** Fields that the file leaves out. */
const NONE: Omit<Facts, 'slug' | 'kind' | 'deck' | 'texts'> = {
  bad: [],
  level: 0,
  levels: 0,
  treasures: 0,
  gold: 0,
  slot: null,
  big: false,
  one_shot: false,
  rank: 0,
  bonus: 0,
};
const whole = (facts: object) => ({ ...NONE, ...facts }) as Facts;
const cards: readonly Facts[] = file.cards.map(whole);
/** Every card of the set. */
export const ALL: readonly MunchkinCard[] = cards.map((_, card) => card);
/** Cards that an example of the rulebook defines. */
let madeUp = $state.raw<readonly Facts[]>([]);

/** Sets the cards that follow those of the set. */
export function makeUp(facts: readonly MunchkinFacts[]): void {
  madeUp = facts.map(whole);
}

/** The cards of a set that players brought; null with the shipped set. */
let brought = $state.raw<readonly Facts[] | null>(null);

/** Uses these cards, or with null the shipped ones again. */
export function useCards(facts: readonly MunchkinFacts[] | null): void {
  brought = facts?.map(whole) ?? null;
}

export function factsOf(card: MunchkinCard): Facts {
  const facts = brought ? brought[card] : (cards[card] ?? madeUp[card - cards.length]);
  if (!facts) throw new Error(`munchkin-cards.json has no card ${card}; it is made by: ${file['made-by']}`);
  return facts;
}

/** A text that only some cards have. */
const some = (key: string): string[] => (words.has(key) ? [t(key)] : []);

export const cardName = (card: MunchkinCard): string => t(`mb-card-${factsOf(card).slug}`);

/** Its kind and figures in words: "Monster", "Level 6…". */
export function headOf(card: MunchkinCard): string[] {
  const { kind, level, levels, treasures, rank, slot, big, one_shot } = factsOf(card);
  const head = [t(`mb-kind-${kind}`)];
  if (kind === 'monster') head.push(t('mb-page-level', { level, n: levels, treasures }));
  if (kind === 'power') head.push(t('mb-page-rank', { rank }));
  if (slot) head.push(t(`mb-slot-${slot}`));
  if (big) head.push(t('mb-page-big'));
  if (one_shot) head.push(t('mb-page-one-shot'));
  return head;
}

/** Who may use it, if not everybody. */
export const usersOf = (card: MunchkinCard): string[] => some(`mb-users-${factsOf(card).slug}`);

/** The rules text, one sentence per line. */
export function rulesOf(card: MunchkinCard): string[] {
  const { slug, texts } = factsOf(card);
  return Array.from({ length: texts }, (_, at) => t(`mb-text-${slug}-${at}`));
}

/** What happens to a player it catches. */
export function badStuffOf(card: MunchkinCard): string[] {
  const { slug, bad } = factsOf(card);
  return bad.map((at) => t(`mb-text-${slug}-${at}`));
}

export const flavourOf = (card: MunchkinCard): string | undefined => some(`mb-flavour-${factsOf(card).slug}`)[0];

export const lookOf = (card: MunchkinCard): MunchkinKind => {
  const { kind, one_shot } = factsOf(card);
  return kind === 'item' && one_shot ? 'one-shot' : kind;
};

/** The figure of its picture, as an icon. */
export const figureOf = (card: MunchkinCard): IconAddress => pictureOf(factsOf(card).slug, lookOf(card)).figure;

/** A number with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The big number of a card: a monster's level, a Power's Rank, a bonus. */
export function numberOn(card: MunchkinCard): string | undefined {
  const { kind, level, rank, bonus } = factsOf(card);
  if (kind === 'monster') return String(level);
  if (kind === 'power') return 'I'.repeat(rank);
  return bonus ? signed(bonus) : undefined;
}

/** The number in the lower corner: the price, or a monster's treasures. */
export function priceOf(card: MunchkinCard): string | undefined {
  const { kind, gold, treasures } = factsOf(card);
  if (kind === 'monster') return t('state-mb-share', { n: treasures });
  return gold ? t('t-mb-gold', { n: gold }) : undefined;
}
