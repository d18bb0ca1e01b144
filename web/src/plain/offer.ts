/** What the fields of a game's views hold, as the server says. */
import { offeredGame } from '../net';
import type { ViewField } from '../wire';

const known = new Map<string, readonly ViewField[]>();

/** The fields, once `loadFields` has loaded them. */
export function fieldsOf(game: string): readonly ViewField[] {
  return known.get(game) ?? [];
}

/** Asks the server, once for each game. */
export async function loadFields(game: string): Promise<void> {
  if (!known.has(game)) known.set(game, (await offeredGame(game)).view);
}
