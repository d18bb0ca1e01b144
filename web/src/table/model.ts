/** What a table screen needs of a live table; a `Table` has all of it, a replay only the `Scene`. */
import type { Scene, Table } from '../net';

export type LiveTable = Scene &
  Pick<
    Table,
    | 'id'
    | 'refusal'
    | 'reasons'
    | 'autoPass'
    | 'letPass'
    | 'hint'
    | 'askHint'
    | 'sent'
    | 'move'
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
export function liveOf(scene: Scene): LiveTable | null {
  return 'move' in scene ? (scene as LiveTable) : null;
}
