/** From the moves one may make to the steps in which one says which: a card, its targets, a way to play it. */
import type { AnyGame, Move, Seat, TableAsk, TableChoice } from '../wire';

/** Moves are plain data, and the table always writes their fields in the same order. */
export function sameMove(one: AnyGame['move'], other: AnyGame['move']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Everything that can be done now, by how it is done. */
export interface Menu {
  /** Take it, decline, pass: what happens if nothing is said. */
  decline: TableChoice | null;
  byCard: ReadonlyMap<string, readonly TableChoice[]>;
  /** Moves without a card. */
  buttons: readonly TableChoice[];
  /** The discards that are suggested; any other is legal too if there is one. */
  discards: readonly TableChoice[];
}

export const NOTHING: Menu = { decline: null, byCard: new Map(), buttons: [], discards: [] };

/** The positions of a discard, as bits, or `null` if the move is none. */
export function discardBits(move: Move): number | null {
  return typeof move === 'object' && 'discard' in move ? move.discard : null;
}

export function menuOf(ask: TableAsk | null): Menu {
  if (!ask) return NOTHING;
  const byCard = new Map<string, TableChoice[]>();
  const menu = { decline: null as TableChoice | null, buttons: [] as TableChoice[], discards: [] as TableChoice[] };
  for (const choice of ask.moves) {
    if (sameMove(choice.mv, ask.default)) menu.decline = choice;
    else if (discardBits(choice.mv) !== null) menu.discards.push(choice);
    else if (choice.card === undefined) menu.buttons.push(choice);
    else byCard.set(choice.card, [...(byCard.get(choice.card) ?? []), choice]);
  }
  return { ...menu, byCard };
}

/** What is to be said next. */
export type Step<C = TableChoice> =
  | { kind: 'target'; seats: readonly Seat[] }
  | { kind: 'which'; choices: readonly C[] }
  | { kind: 'done'; choice: C }
  | { kind: 'none' };

/** A move at these players, of whatever game. */
export interface Aimed {
  at?: Seat[];
}

const aims = (choice: Aimed): readonly Seat[] => choice.at ?? [];

/** Those that begin with what was chosen; where the table lists a pair once only, in either order. */
function fitting<C extends Aimed>(choices: readonly C[], chosen: readonly Seat[]): readonly C[] {
  const begin = choices.filter((choice) => chosen.every((seat, i) => aims(choice)[i] === seat));
  const within = choices.filter((choice) => chosen.every((seat) => aims(choice).includes(seat)));
  const reversed = within.filter(
    (choice) =>
      !begin.includes(choice) &&
      !begin.some((other) => aims(other).length > 1 && aims(choice).every((seat) => aims(other).includes(seat))),
  );
  return [...begin, ...reversed];
}

/** The next step, after these targets. To choose the same target twice means: this one alone. */
export function stepAfter<C extends Aimed>(choices: readonly C[], chosen: readonly Seat[]): Step<C> {
  const alone = chosen.length > 1 && chosen.at(-1) === chosen.at(-2);
  const targets = alone ? chosen.slice(0, -1) : chosen;
  const fit = fitting(choices, targets);
  const full = fit.filter((choice) => aims(choice).length === targets.length);
  const open = alone ? [] : fit.filter((choice) => aims(choice).length > targets.length);
  if (open.length) {
    const seats = new Set(open.flatMap((choice) => aims(choice).filter((seat) => !targets.includes(seat))));
    const last = targets.at(-1);
    if (full.length && last !== undefined) seats.add(last);
    // Nobody is asked to choose among one; a card that can also be played at nobody is a choice, though.
    const [only] = seats;
    if (seats.size === 1 && only !== undefined && !full.length) return stepAfter(choices, [...targets, only]);
    if (full.length && last === undefined) return { kind: 'which', choices: fit };
    return { kind: 'target', seats: [...seats] };
  }
  const [first] = full;
  if (!first) return { kind: 'none' };
  return full.length === 1 ? { kind: 'done', choice: first } : { kind: 'which', choices: full };
}

/** The targets a card can be dragged onto at first. */
export function firstTargets(choices: readonly Aimed[]): readonly Seat[] {
  return [...new Set(choices.flatMap(aims))];
}
