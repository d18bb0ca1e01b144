/** Sorts the possible moves by the place on the screen where they are made. */
import { sameMove } from '../table/choose';
import type { MunchkinCard, MunchkinMove, MunchkinPerson, MunchkinQuestion, Seat } from '../wire';
import type { Ask, Choice } from './types';

/** A move in parts, such as `{ trade: … }`. */
type Parted = Exclude<MunchkinMove, string>;
/** The contents of all moves, by kind. */
type Parts = (Parted extends infer M ? (M extends M ? (move: M) => void : never) : never) extends (
  move: infer All,
) => void
  ? All
  : never;

/** The contents of a move, if it is of this kind. */
export function partOf<K extends keyof Parts>(move: MunchkinMove, kind: K): Parts[K] | null {
  return typeof move === 'object' && kind in move ? (move as unknown as Parts)[kind] : null;
}

/** The kind of question. */
export function questionOf(ask: Ask): MunchkinQuestion {
  return ask.kind?.question ?? 'window';
}

/** Everything that can be done now, by the way it is done. */
export interface Menu {
  /** The move made if the player does nothing. */
  decline: Choice | null;
  /** By card, for hand and table alike. */
  byCard: ReadonlyMap<MunchkinCard, readonly Choice[]>;
  /** Moves that are buttons. */
  buttons: readonly Choice[];
  /** The suggested requests for help. Other terms are legal, too. */
  requests: readonly Choice[];
  /** The suggested sales. */
  sales: readonly Choice[];
  /** The suggested cards to put down before the first turn. */
  layOuts: readonly Choice[];
  /** The suggested counter-offers. */
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

/** The card that a move is made with. For a move that turns an item, that item. */
export function cardOf(choice: Choice, items: MunchkinPerson['items']): MunchkinCard | null {
  const turned = partOf(choice.mv, 'turn');
  if (turned) return items[turned.item]?.[0] ?? null;
  return choice.card === undefined ? null : Number(choice.card);
}

/** Whether it does more than rearrange the player's own table. */
export const isPlay = ({ mv }: Choice): boolean => partOf(mv, 'turn') === null && partOf(mv, 'drop') === null;

/** Combines answers and free moves. A move that is both is offered once. */
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

/** The players one could ask for help. */
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
