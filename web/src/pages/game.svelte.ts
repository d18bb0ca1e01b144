/** The games on offer, and the user's choice, which is stored in this browser. */
import { gameFor, GAMES } from '../games';
import { offeredGames } from '../net';
import type { GameOffer } from '../wire';
import { words } from '../words';

const KEY = 'recess:game';

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Reads a game's texts. Without them the page says what it can. */
function readTexts(game: string): void {
  words.need(game).catch(() => undefined);
}

/** Reads the names of games that are not listed: they come with the games' texts. */
export function readNames(games: readonly GameOffer[]): void {
  for (const { id } of games) if (!GAMES.some((game) => game.id === id)) readTexts(id);
}

class Offer {
  /** The server's offer; `null` until it has arrived. */
  #offered = $state.raw<readonly GameOffer[] | null>(null);
  #liked = $state<string | null>(read());
  #asked = false;

  /** The ids of the games on offer. */
  readonly ids: readonly string[] = $derived((this.#offered ?? GAMES).map(({ id }) => id));

  /** The last game chosen, if it is on offer. */
  get liked(): string {
    const [first = ''] = this.ids;
    return this.#liked !== null && this.ids.includes(this.#liked) ? this.#liked : first;
  }

  set liked(game: string) {
    this.#liked = game;
    try {
      localStorage.setItem(KEY, game);
    } catch {
      // Without storage it lasts as long as the page.
    }
  }

  /** The choices for a table of this game, if the server has sent them. */
  about(id: string): GameOffer | undefined {
    return this.#offered?.find((game) => game.id === id);
  }

  /** Asks the server, once. Without an answer the registry's games are offered. */
  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    offeredGames().then(
      (offered) => {
        if (offered.length) this.#offered = offered;
        readNames(offered);
      },
      () => (this.#asked = false),
    );
  }
}

export const offer = new Offer();

/** While a page is shown, it has the look and the words of its game. */
export function looksLike(game: () => string | undefined): void {
  $effect(() => {
    const about = game();
    if (about) {
      document.documentElement.dataset['mood'] = gameFor(about).mood;
      readTexts(about);
    }
    return () => delete document.documentElement.dataset['mood'];
  });
}
