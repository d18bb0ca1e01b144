/** Which game somebody likes to play: kept in this browser, and what the pages look like. */
import { MUNCHKIN } from '../net';

export const LUNCH_MONEY = 'lunch-money';
export const GAMES = [LUNCH_MONEY, MUNCHKIN] as const;
export type GameId = (typeof GAMES)[number];

const KEY = 'recess:game';

function read(): GameId {
  try {
    return localStorage.getItem(KEY) === MUNCHKIN ? MUNCHKIN : LUNCH_MONEY;
  } catch {
    return LUNCH_MONEY;
  }
}

class Liked {
  #game = $state<GameId>(read());

  get game(): GameId {
    return this.#game;
  }

  set game(game: GameId) {
    this.#game = game;
    try {
      localStorage.setItem(KEY, game);
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

export const liked = new Liked();

/** While a page is there it looks as the game does that it is about. */
export function looksLike(game: () => string | undefined): void {
  $effect(() => {
    const about = game();
    if (about) document.documentElement.dataset['mood'] = about === MUNCHKIN ? 'haunted' : 'schoolyard';
    return () => delete document.documentElement.dataset['mood'];
  });
}
