/** The story of a finished game, made from its log. Each game finds its own facts; all are shown alike. */
import type { Seat } from '../wire';

export interface Rank {
  seat: Seat;
  /** From 1. Equally good players share a place. */
  place: number;
  /** Their final result, in words. */
  note: string;
}

/** A number of each player over the turns of the game. */
export interface Curve {
  title: string;
  /** One list of values for each seat, all of the same length. */
  values: readonly (readonly number[])[];
}

/** Something to remember, such as the best blow. */
export interface Feat {
  title: string;
  text: string;
}

export interface Story {
  ranks: readonly Rank[];
  /** Three sentences. */
  sentences: readonly string[];
  curve: Curve;
  feats: readonly Feat[];
}

/** Places for players in order; equal results share a place. */
export function placesOf(order: readonly Seat[], same: (one: Seat, other: Seat) => boolean): Map<Seat, number> {
  const places = new Map<Seat, number>();
  order.forEach((seat, i) => {
    const before = order[i - 1];
    places.set(seat, before !== undefined && same(before, seat) ? (places.get(before) ?? i) : i + 1);
  });
  return places;
}

/** Notes a value for every seat at the end of each turn. */
export class Values {
  readonly #now: number[];
  readonly #lists: number[][];

  constructor(starts: readonly number[]) {
    this.#now = [...starts];
    this.#lists = starts.map((start) => [start]);
  }

  get now(): readonly number[] {
    return this.#now;
  }

  set(seat: Seat, value: number): void {
    this.#now[seat] = value;
  }

  /** Notes the values at the end of a turn. */
  note(): void {
    this.#lists.forEach((list, seat) => list.push(this.#now[seat] ?? 0));
  }

  get lists(): readonly (readonly number[])[] {
    return this.#lists;
  }
}

/** The seat with the highest count, if it is above zero and unique. */
export function most(counts: readonly number[]): Seat | null {
  const top = Math.max(0, ...counts);
  const seats = counts.flatMap((count, seat) => (count === top ? [seat] : []));
  return top > 0 && seats.length === 1 ? (seats[0] ?? null) : null;
}
