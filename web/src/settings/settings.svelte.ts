/** The user's preferences, stored in this browser. */
import { applyLook, type LookSettings } from '../look/settings';
import type { AutoPass } from '../wire';
import { browserLang, type Lang, langOf, words } from '../words';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = NonNullable<LookSettings['motion']>;

interface Kept {
  lang: Lang | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Whether the user has decided about sound. */
  soundSaid: boolean;
  autoPass: AutoPass;
  letPass: readonly string[];
}

export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
export const MOTIONS: readonly Motion[] = ['slow', 'normal', 'fast', 'none'];
export const AUTO_PASSES: readonly AutoPass[] = ['never', 'not-mine', 'not-at-me', 'until-my-turn'];

const KEY = 'recess:settings';

function oneOf<T>(all: readonly T[], value: unknown, usual: T): T {
  return all.includes(value as T) ? (value as T) : usual;
}

function read(): Kept {
  let kept: Partial<Record<keyof Kept, unknown>> = {};
  try {
    kept = (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as typeof kept;
  } catch {
    // Unreadable settings count as none.
  }
  return {
    lang: typeof kept.lang === 'string' ? (langOf(kept.lang) ?? null) : null,
    theme: oneOf(THEMES, kept.theme, 'system'),
    motion: oneOf(MOTIONS, kept.motion, 'normal'),
    sound: kept.sound === true,
    soundSaid: kept.soundSaid === true || kept.sound === true,
    autoPass: oneOf(AUTO_PASSES, kept.autoPass, 'never'),
    letPass: Array.isArray(kept.letPass) ? kept.letPass.filter((kind) => typeof kind === 'string') : [],
  };
}

class Settings {
  #kept = $state<Kept>(read());

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#change({ theme });
  }

  get motion(): Motion {
    return this.#kept.motion;
  }
  set motion(motion: Motion) {
    this.#change({ motion });
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#change({ sound, soundSaid: true });
  }

  /** Whether the user has decided about sound; they are asked once. */
  get soundSaid(): boolean {
    return this.#kept.soundSaid;
  }

  /** The setting for a new table. The table's own setting takes precedence from then on. */
  get autoPass(): AutoPass {
    return this.#kept.autoPass;
  }
  set autoPass(autoPass: AutoPass) {
    this.#change({ autoPass });
  }

  /** Skipped kinds of windows, of all games: the setting for a new table. */
  get letPass(): readonly string[] {
    return this.#kept.letPass;
  }
  set letPass(letPass: readonly string[]) {
    this.#change({ letPass });
  }

  /** The chosen language, or else the browser's. */
  get lang(): Lang {
    return this.#kept.lang ?? browserLang();
  }

  /** Changes the language for good. */
  async speak(lang: Lang): Promise<void> {
    await words.use(lang);
    this.#change({ lang });
  }

  /** Applies the look that the user prefers. */
  apply(): void {
    const { theme, motion } = this.#kept;
    applyLook({ motion, ...(theme === 'system' ? {} : { theme }) });
  }

  #change(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    this.apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Without storage it lasts until the page is closed.
    }
  }
}

export const settings = new Settings();
