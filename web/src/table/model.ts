/** What a screen needs from a live table. A `Table` has all of it, a record only the `Scene`. */
import type { Scene, Table } from '../net';
import type { AnyGame } from '../wire';

export type LiveTable<G extends AnyGame = AnyGame> = Scene<G> &
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
    | 'present'
    | 'say'
    | 'rematch'
    | 'agree'
    | 'decline'
    | 'leave'
  > &
  Partial<Pick<Table<G>, 'notice' | 'pass' | 'logFrom' | 'earlier' | 'breakOff'>>;

/** The table behind a scene, if it is a live one. */
export function liveOf<G extends AnyGame>(scene: Scene<G>): LiveTable<G> | null {
  return 'move' in scene ? (scene as LiveTable<G>) : null;
}
