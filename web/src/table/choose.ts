/** From the moves on offer to the steps of choosing one: a card, its targets, a way to play it. */
import type { Seat } from '../wire';

/** Moves are plain data, and the table always writes their fields in the same order. */
export function sameMove(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A move with these targets. */
export interface WithTargets {
  at?: Seat[];
}

/** What the player must choose next. */
export type Step<C> =
  | { kind: 'target'; seats: readonly Seat[] }
  | { kind: 'which'; choices: readonly C[] }
  | { kind: 'done'; choice: C }
  | { kind: 'none' };

const aims = (choice: WithTargets): readonly Seat[] => choice.at ?? [];

/** The choices that begin with these targets. A pair that the table lists once fits in either order. */
function fitting<C extends WithTargets>(choices: readonly C[], chosen: readonly Seat[]): readonly C[] {
  const begin = choices.filter((choice) => chosen.every((seat, i) => aims(choice)[i] === seat));
  const within = choices.filter((choice) => chosen.every((seat) => aims(choice).includes(seat)));
  const reversed = within.filter(
    (choice) =>
      !begin.includes(choice) &&
      !begin.some((other) => aims(other).length > 1 && aims(choice).every((seat) => aims(other).includes(seat))),
  );
  return [...begin, ...reversed];
}

/** The next step after these targets. Choosing the same target twice means only this one. */
export function stepAfter<C extends WithTargets>(choices: readonly C[], chosen: readonly Seat[]): Step<C> {
  const alone = chosen.length > 1 && chosen.at(-1) === chosen.at(-2);
  const targets = alone ? chosen.slice(0, -1) : chosen;
  const fit = fitting(choices, targets);
  const full = fit.filter((choice) => aims(choice).length === targets.length);
  const open = alone ? [] : fit.filter((choice) => aims(choice).length > targets.length);
  if (open.length) {
    const seats = new Set(open.flatMap((choice) => aims(choice).filter((seat) => !targets.includes(seat))));
    const last = targets.at(-1);
    if (full.length && last !== undefined) seats.add(last);
    // A single target is no choice, unless the card can also be played at nobody.
    const [only] = seats;
    if (seats.size === 1 && only !== undefined && !full.length) return stepAfter(choices, [...targets, only]);
    if (full.length && last === undefined) return { kind: 'which', choices: fit };
    return { kind: 'target', seats: [...seats] };
  }
  const [first] = full;
  if (!first) return { kind: 'none' };
  return full.length === 1 ? { kind: 'done', choice: first } : { kind: 'which', choices: full };
}

/** The possible first targets of a card that is dragged. */
export function firstTargets(choices: readonly WithTargets[]): readonly Seat[] {
  return [...new Set(choices.flatMap(aims))];
}
