/** Sorts the moves on offer by the place on the screen where they are made. */
import { sameMove } from '../table/choose';
import type { Move } from '../wire';
import type { Ask, Choice } from './types';

/** Everything that can be done now, by the way it is done. */
export interface Menu {
  /** The move made if the player does nothing: take it, decline, pass. */
  decline: Choice | null;
  byCard: ReadonlyMap<string, readonly Choice[]>;
  /** Moves without a card. */
  buttons: readonly Choice[];
  /** The suggested discards. If there is one, any other discard is legal, too. */
  discards: readonly Choice[];
}

export const NOTHING: Menu = { decline: null, byCard: new Map(), buttons: [], discards: [] };

/** The positions of a discard, as bits; `null` for other moves. */
export function discardBits(move: Move): number | null {
  return typeof move === 'object' && 'discard' in move ? move.discard : null;
}

export function menuOf(ask: Ask | null): Menu {
  if (!ask) return NOTHING;
  const byCard = new Map<string, Choice[]>();
  const menu = { decline: null as Choice | null, buttons: [] as Choice[], discards: [] as Choice[] };
  for (const choice of ask.moves) {
    if (sameMove(choice.mv, ask.default)) menu.decline = choice;
    else if (discardBits(choice.mv) !== null) menu.discards.push(choice);
    else if (choice.card === undefined) menu.buttons.push(choice);
    else byCard.set(choice.card, [...(byCard.get(choice.card) ?? []), choice]);
  }
  return { ...menu, byCard };
}
