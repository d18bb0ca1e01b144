/** The hints a player has seen and the players they have muted, stored in this browser. */
const KEY = 'recess:table-screen';

interface Kept {
  seen: string[];
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

  hasSeen(hint: string): boolean {
    return this.#kept.seen.includes(hint);
  }

  see(hint: string): void {
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
