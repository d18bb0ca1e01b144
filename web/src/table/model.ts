/** What a table screen needs of a live table; a `Table` has all of it, a replay only the `Scene`. */
import type { Scene, Table } from '../net';
import type { AnyGame, LunchMoney } from '../wire';

export type LiveTable<G extends AnyGame = LunchMoney> = Scene<G> &
  Pick<
    Table<G>,
    | 'id'
    | 'refusal'
    | 'reasons'
    | 'autoPass'
    | 'letPass'
    | 'hint'
    | 'askHint'
    | 'sent'
    | 'move'
    | 'makeFree'
    | 'undo'
    | 'why'
    | 'setAutoPass'
    | 'setLetPass'
    | 'stop'
    | 'say'
    | 'rematch'
    | 'leave'
  >;

/** The table behind a scene, if it is a live one. */
export function liveOf<G extends AnyGame>(scene: Scene<G>): LiveTable<G> | null {
  return 'move' in scene ? (scene as LiveTable<G>) : null;
}
