/** Which hints a player has seen, and whom they do not want to hear: kept in this browser. */
const KEY = 'recess:table-screen';

/** The hints of a first game, of each game its own. */
export type HintName = 'turn' | 'answer' | 'dim' | 'mb-turn' | 'mb-fight' | 'mb-call';

interface Kept {
  seen: HintName[];
  muted: string[];
}

function read(): Partial<Kept> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Partial<Kept>;
  } catch {
    return {};
  }
}

class Prefs {
  #kept = $state.raw<Kept>({ seen: [], muted: [], ...read() });

  hasSeen(hint: HintName): boolean {
    return this.#kept.seen.includes(hint);
  }

  see(hint: HintName): void {
    if (!this.hasSeen(hint)) this.#keep({ seen: [...this.#kept.seen, hint] });
  }

  isMuted(name: string): boolean {
    return this.#kept.muted.includes(name);
  }

  mute(name: string, muted: boolean): void {
    const others = this.#kept.muted.filter((one) => one !== name);
    this.#keep({ muted: muted ? [...others, name] : others });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

export const prefs = new Prefs();
