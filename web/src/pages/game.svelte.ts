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

/** The look of a game. */
export const moodOf = (game: string): 'schoolyard' | 'haunted' => (game === MUNCHKIN ? 'haunted' : 'schoolyard');
