/** From the moves on offer to the places of the screen where they are made. */
import { sameMove } from '../table/choose';
import type { Move } from '../wire';
import type { Ask, Choice } from './types';

/** Everything that can be done now, by how it is done. */
export interface Menu {
  /** Take it, decline, pass: what happens if nothing is said. */
  decline: Choice | null;
  byCard: ReadonlyMap<string, readonly Choice[]>;
  /** Moves without a card. */
  buttons: readonly Choice[];
  /** The suggested discards. Where there is one, any other discard is legal too. */
  discards: readonly Choice[];
}

export const NOTHING: Menu = { decline: null, byCard: new Map(), buttons: [], discards: [] };

/** The positions of a discard, as bits; `null` if the move is none. */
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
