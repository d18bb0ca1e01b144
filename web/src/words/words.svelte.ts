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

type Load = (lang: string) => Promise<string>;

async function load(lang: string): Promise<string> {
  const answer = await fetch(`/api/words/${lang}`);
  if (!answer.ok) throw new Error(`/api/words/${lang}: ${answer.status}`);
  return answer.text();
}

/** All texts. Everything that reads them updates when the language changes. */
class Words {
  lang = $state<Lang>('en');
  #bundle = $state.raw<FluentBundle>();
  #wanted: Lang | undefined;
  readonly #known = new Map<Lang, FluentBundle>();

  /** Whether any texts have been loaded. */
  get ready(): boolean {
    return this.#bundle !== undefined;
  }

  /** Switches the language. */
  async use(lang: Lang, source: Load = load): Promise<void> {
    this.#wanted = lang;
    let bundle = this.#known.get(lang);
    if (!bundle) {
      const english = lang === 'xx';
      bundle = bundleOf(
        english ? 'en' : lang,
        await source(english ? 'en' : lang),
        english ? { transform: pseudo } : {},
      );
      this.#known.set(lang, bundle);
    }
    // The user may have switched again while it was loading.
    if (this.#wanted !== lang) return;
    this.#bundle = bundle;
    this.lang = lang;
  }

  /** Adds texts, by language: an example of the rulebook may define cards. */
  add(texts: Readonly<Record<string, string>>): void {
    for (const [lang, bundle] of this.#known) {
      const source = texts[lang === 'xx' ? 'en' : lang];
      if (source) extend(bundle, source);
    }
  }

  get(key: string, args?: Args): string {
    return this.#bundle ? fill(this.#bundle, key, args) : '';
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  say(phrase: Phrase, names: readonly string[] = [], you: Seat | null = null): string {
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
