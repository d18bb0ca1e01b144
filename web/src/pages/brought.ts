/** Tables with a set of cards that players brought. */
import { gameFor } from '../games';
import { setCards } from '../net';
import { words } from '../words';

/** Whether a table names such a set: `NAME@HASH`. */
export const isBrought = (decks: string | undefined): decks is string => decks?.includes('@') ?? false;

/** Prepares the client to show these cards. */
export async function useDecks(game: string, decks: string | undefined): Promise<void> {
  const { useCards } = gameFor(game);
  if (!useCards) return;
  if (!isBrought(decks)) return useCards(null);
  const set = await setCards(game, decks);
  words.add(set.words);
  await useCards(set.cards);
}
