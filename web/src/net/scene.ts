/** What a table screen shows: a live table, one step of a record, an example of the rulebook. */
import type { Said, Seat, TableAsk, TableEntry, TableInfo, View, Window } from '../wire';

export interface Scene {
  /** Whose eyes; `null` for a spectator. */
  readonly you: Seat | null;
  readonly info: TableInfo | null;
  /** The names of the seats, as sentences use them. */
  readonly names: readonly string[];
  /** `null` before the game begins. */
  readonly view: View | null;
  /** What has been told so far. */
  readonly log: readonly TableEntry[];
  /** The lines at the end of `log` that came with the last change: what moves on the screen. */
  readonly news: readonly TableEntry[];
  readonly ask: TableAsk | null;
  readonly window: Window | null;
  readonly chat: readonly Said[];
  /** When the time for `ask` and for `window` is up, by `performance.now()`. */
  readonly askEnds: number | null;
  readonly windowEnds: number | null;
}
