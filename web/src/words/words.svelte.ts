import type { FluentBundle } from '@fluent/bundle';
import type { Phrase, Seat } from '../wire';
import { type Args, bundleOf, extend, fill, sayIn } from './bundle';
import { pseudo } from './pseudo';

/** The languages in the order in which they are offered, each by its own name. */
export const LANGS = [
  { code: 'en', name: 'English' },
  { code: 'it', name: 'Italiano' },
  { code: 'es', name: 'Español' },
  { code: 'cs', name: 'Čeština' },
] as const;

/** A language; `xx` is for tests. */
export type Lang = (typeof LANGS)[number]['code'] | 'xx';

const CODES: readonly string[] = LANGS.map(({ code }) => code);

/** The language for a code such as `it` or `es-MX`, if we have it. */
export function langOf(code: string | null | undefined): Lang | undefined {
  const short = code?.split(/[-_]/)[0]?.toLowerCase();
  return short === 'xx' || (short && CODES.includes(short)) ? (short as Lang) : undefined;
}

/** The first of the browser's languages that we have. */
export function browserLang(wanted: readonly string[] = navigator.languages): Lang {
  return wanted.map(langOf).find((lang) => lang) ?? 'en';
}

/** The part of the texts that belongs to no game; the others are called as their games. */
const SHARED = 'shared';

type Load = (lang: string, part: string) => Promise<string>;

async function load(lang: string, part: string): Promise<string> {
  const path = `/api/words/${lang}/${part}`;
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** The texts of the pseudo-language are made from English. */
const sourceOf = (lang: Lang) => (lang === 'xx' ? 'en' : lang);

/** All texts. Everything that reads them updates when the language changes. */
class Words {
  lang = $state<Lang>('en');
  /** Counts what was added to a language, so that what is on the screen is put into words again. */
  #news = $state(0);
  #bundle = $state.raw<FluentBundle>();
  #wanted: Lang | undefined;
  readonly #known = new Map<Lang, FluentBundle>();
  /** What has been asked for, by language and part. */
  readonly #parts = new Map<string, Promise<void>>();
  /** The games whose texts are needed, in whatever language. */
  readonly #games = new Set<string>();
  #load: Load = load;

  /** Whether any texts have been loaded. */
  get ready(): boolean {
    return this.#bundle !== undefined;
  }

  /** Switches the language. */
  async use(lang: Lang, source: Load = load): Promise<void> {
    this.#wanted = lang;
    this.#load = source;
    await Promise.all([SHARED, ...this.#games].map((part) => this.#read(lang, part)));
    // The user may have switched again while it was loading.
    if (this.#wanted !== lang) return;
    this.#bundle = this.#known.get(lang);
    this.lang = lang;
  }

  /** Reads the texts of a game, and from now on whenever the language changes. */
  async need(game: string): Promise<void> {
    this.#games.add(game);
    if (this.#wanted) await this.#read(this.#wanted, game);
  }

  #read(lang: Lang, part: string): Promise<void> {
    const name = `${lang} ${part}`;
    const reading = this.#parts.get(name) ?? this.#add(lang, part);
    this.#parts.set(name, reading);
    // Whatever could not be read is read again when it is needed again.
    reading.catch(() => this.#parts.delete(name));
    return reading;
  }

  async #add(lang: Lang, part: string): Promise<void> {
    const text = await this.#load(sourceOf(lang), part);
    const known = this.#known.get(lang);
    if (known) extend(known, text);
    else this.#known.set(lang, bundleOf(sourceOf(lang), text, lang === 'xx' ? { transform: pseudo } : {}));
    this.#news += 1;
  }

  /** Adds texts, by language: an example of the rulebook may define cards. */
  add(texts: Readonly<Record<string, string>>): void {
    for (const [lang, bundle] of this.#known) {
      const source = texts[sourceOf(lang)];
      if (source) extend(bundle, source);
    }
  }

  get(key: string, args?: Args): string {
    void this.#news;
    return this.#bundle ? fill(this.#bundle, key, args) : '';
  }

  has(key: string): boolean {
    void this.#news;
    return this.#bundle?.hasMessage(key) ?? false;
  }

  say(phrase: Phrase, names: readonly string[] = [], you: Seat | null = null): string {
    void this.#news;
    return this.#bundle ? sayIn(this.#bundle, phrase, names, you) : '';
  }
}

export const words = new Words();

/** A message in the current language. */
export function t(key: string, args?: Args): string {
  return words.get(key, args);
}

/**
 * A phrase in the current language; `names` are the players' names by seat, and `you` is addressed in the second
 * person.
 */
export function say(phrase: Phrase, names: readonly string[] = [], you: Seat | null = null): string {
  return words.say(phrase, names, you);
}
