/** From the moves one may make to the places of the screen where they are made. */
import { sameMove } from '../table/choose';
import type { MunchkinCard, MunchkinMove, MunchkinPerson, MunchkinQuestion, Seat } from '../wire';
import type { Ask, Choice } from './types';

/** A move in parts, such as `{ trade: … }`. */
type Parted = Exclude<MunchkinMove, string>;
/** All that moves can say, by their kind. */
type Parts = (Parted extends infer M ? (M extends M ? (move: M) => void : never) : never) extends (
  move: infer All,
) => void
  ? All
  : never;

/** What a move says, if it is of that kind. */
export function partOf<K extends keyof Parts>(move: MunchkinMove, kind: K): Parts[K] | null {
  return typeof move === 'object' && kind in move ? (move as unknown as Parts)[kind] : null;
}

/** What sort of question it is. */
export function questionOf(ask: Ask): MunchkinQuestion {
  return ask.kind?.question ?? 'window';
}

/** Everything that can be done now, by how it is done. */
export interface Menu {
  /** What happens if nothing is said. */
  decline: Choice | null;
  /** By card, those of hand and table alike. */
  byCard: ReadonlyMap<MunchkinCard, readonly Choice[]>;
  /** Moves that are buttons. */
  buttons: readonly Choice[];
  /** The requests for help that are suggested; other terms are legal too. */
  requests: readonly Choice[];
  /** The sales that are suggested. */
  sales: readonly Choice[];
  /** What is suggested to be put down before the first turn. */
  layOuts: readonly Choice[];
  /** The counter-offers that are suggested. */
  counters: readonly Choice[];
  /** Hands that can be shown. */
  shows: readonly Choice[];
}

export const NOTHING: Menu = {
  decline: null,
  byCard: new Map(),
  buttons: [],
  requests: [],
  sales: [],
  layOuts: [],
  counters: [],
  shows: [],
};

/** The card a move is made with; for one that turns an item, that item. */
export function cardOf(choice: Choice, items: MunchkinPerson['items']): MunchkinCard | null {
  const turned = partOf(choice.mv, 'turn');
  if (turned) return items[turned.item]?.[0] ?? null;
  return choice.card === undefined ? null : Number(choice.card);
}

/** Whether it is more than tidying up one's own table. */
export const isPlay = ({ mv }: Choice): boolean => partOf(mv, 'turn') === null && partOf(mv, 'drop') === null;

/** Moves one may make because one is asked, and those one may make anyway. A move that is both is offered once. */
export function menuOf(ask: Ask | null, free: readonly Choice[] | null, items: MunchkinPerson['items'] = []): Menu {
  if (!ask && !free) return NOTHING;
  const asked = ask?.moves ?? [];
  const more = (free ?? []).filter(({ mv }) => !asked.some((choice) => sameMove(choice.mv, mv)));
  const byCard = new Map<MunchkinCard, Choice[]>();
  const lists = {
    requests: [] as Choice[],
    sales: [] as Choice[],
    layOuts: [] as Choice[],
    counters: [] as Choice[],
    shows: [] as Choice[],
    buttons: [] as Choice[],
  };
  let decline: Choice | null = null;
  for (const choice of [...asked, ...more]) {
    const card = cardOf(choice, items);
    if (ask && sameMove(choice.mv, ask.default)) decline = choice;
    if (partOf(choice.mv, 'ask')) lists.requests.push(choice);
    else if (partOf(choice.mv, 'sell')) lists.sales.push(choice);
    else if (partOf(choice.mv, 'lay-out') !== null) lists.layOuts.push(choice);
    else if (partOf(choice.mv, 'counter')) lists.counters.push(choice);
    else if (partOf(choice.mv, 'show')) lists.shows.push(choice);
    else if (partOf(choice.mv, 'accuse')) lists.buttons.push(choice);
    else if (card !== null) byCard.set(card, [...(byCard.get(card) ?? []), choice]);
    else if (choice !== decline) lists.buttons.push(choice);
  }
  return { decline, byCard, ...lists };
}

/** Whom one could ask for help. */
export function helpers(menu: Menu): readonly Seat[] {
  const seats = menu.requests.flatMap(({ mv }) => partOf(mv, 'ask')?.seat ?? []);
  return [...new Set(seats)];
}

/** Moves by the card they are made with. */
export function byCardOf(choices: readonly Choice[]): ReadonlyMap<MunchkinCard, readonly Choice[]> {
  const found = new Map<MunchkinCard, Choice[]>();
  for (const choice of choices) {
    if (choice.card === undefined) continue;
    const card = Number(choice.card);
    found.set(card, [...(found.get(card) ?? []), choice]);
  }
  return found;
}
