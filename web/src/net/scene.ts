/** What a table screen shows: a live table, one step of a record, an example of the rulebook. */
import type {
  AnyGame,
  LunchMoney,
  Munchkin,
  Said,
  Seat,
  TableAsk,
  TableChoice,
  TableEntry,
  TableInfo,
  Window,
} from '../wire';

export interface Scene<G extends AnyGame = LunchMoney> {
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
  readonly chat: readonly Said[];
  /** When the time for `ask` and for `window` is up, by `performance.now()`. */
  readonly askEnds: number | null;
  readonly windowEnds: number | null;
}

/** The games as the server names them. */
export const MUNCHKIN = 'munchkin-bites';

/** Whether a scene is one of Munchkin. A record has no table, but its view tells. */
export function isMunchkin(scene: Scene<AnyGame>): scene is Scene<Munchkin> {
  return scene.info ? scene.info.game === MUNCHKIN : scene.view !== null && 'players' in scene.view;
}

export function isLunchMoney(scene: Scene<AnyGame>): scene is Scene {
  return !isMunchkin(scene);
}
