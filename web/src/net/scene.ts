/** What a screen shows: a live table, a step of a record, or an example from the rulebook. */
import type { AnyGame, ChatLine, Seat, TableAsk, TableChoice, TableEntry, TableInfo, Window } from '../wire';

export interface Scene<G extends AnyGame = AnyGame> {
  /** The id of the game; empty until a live table has said it. */
  readonly game: string;
  /** Whose eyes; `null` for a spectator. */
  readonly you: Seat | null;
  readonly info: TableInfo | null;
  /** The names of the seats, as sentences use them. */
  readonly names: readonly string[];
  /** `null` before the game begins. */
  readonly view: G['view'] | null;
  /** What has been told so far. */
  readonly log: readonly TableEntry<G>[];
  /** The lines at the end of `log` that came with the last change: what moves on the screen. */
  readonly news: readonly TableEntry<G>[];
  readonly ask: TableAsk<G> | null;
  /** Moves one may make without being asked; `null` if none at all. */
  readonly free: readonly TableChoice<G>[] | null;
  readonly window: Window | null;
  readonly chat: readonly ChatLine[];
  /** When the time for `ask` and for `window` is up, by `performance.now()`. */
  readonly askEnds: number | null;
  readonly windowEnds: number | null;
}
