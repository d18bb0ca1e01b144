/** Tables that are played with a set of cards that players have brought. */
import { gameFor } from '../games';
import { setCards } from '../net';
import { words } from '../words';

/** Decks as a table names those that are not part of the program: `NAME@HASH`. */
export const isBrought = (decks: string | undefined): decks is string => decks?.includes('@') ?? false;

/** Makes the client ready to show these cards. */
export async function useDecks(game: string, decks: string | undefined): Promise<void> {
  const { useCards } = gameFor(game);
  if (!useCards) return;
  if (!isBrought(decks)) return useCards(null);
  const set = await setCards(game, decks);
  words.add(set.words);
  await useCards(set.cards);
}
