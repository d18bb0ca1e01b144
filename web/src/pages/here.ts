/** Games on one device: the secrets of all seats. */
import type { Seat, TableAsk } from '../wire';

export interface HereSeat {
  seat: Seat;
  token: string;
  name: string;
}

export interface HereGame {
  seats: HereSeat[];
  /** Whether players who can only decline are skipped. */
  skip: boolean;
}

const PREFIX = 'recess:here:';

export function keepHere(id: string, game: HereGame): void {
  localStorage.setItem(PREFIX + id, JSON.stringify(game));
}

export function hereAt(id: string): HereGame | null {
  try {
    const game = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as HereGame | null;
    return Array.isArray(game?.seats) ? game : null;
  } catch {
    return null;
  }
}

/** Whether there is nothing to decide: only the default answer is possible. */
export function isForced(ask: TableAsk): boolean {
  const same = (mv: unknown) => JSON.stringify(mv) === JSON.stringify(ask.default);
  return ask.moves.every((choice) => same(choice.mv));
}

/** Who gets the device: the player who has it while they are asked, otherwise the next one clockwise. */
export function nextAsked(asked: readonly Seat[], holding: Seat | null, of: number): Seat | null {
  if (holding !== null && asked.includes(holding)) return holding;
  const from = holding ?? -1;
  const steps = (seat: Seat) => (seat - from - 1 + of) % of;
  return [...asked].sort((a, b) => steps(a) - steps(b))[0] ?? null;
}
