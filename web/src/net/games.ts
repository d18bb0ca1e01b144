/** The games finished on this device. */
const KEY = 'recess:games';
/** How many are remembered. */
const MOST = 50;

export interface OwnGame {
  id: string;
  number: number;
  game: string;
  /** The winners' names. */
  winner: string;
  /** Whether we won. */
  won: boolean;
  when: number;
}

/** The newest first. */
export function ownGames(): OwnGame[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as OwnGame[]) : [];
  } catch {
    return [];
  }
}

/** Remembers a game; one that is known already stays as it is. */
export function keepGame(game: OwnGame): void {
  const known = ownGames();
  if (known.some(({ id, number }) => id === game.id && number === game.number)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([game, ...known].slice(0, MOST)));
  } catch {
    // Without storage it is not remembered.
  }
}
