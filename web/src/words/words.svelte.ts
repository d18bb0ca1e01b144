import type { FluentBundle } from '@fluent/bundle';
import type { Phrase, Seat } from '../wire';
import { type Args, bundleOf, extend, fill, sayIn } from './bundle';
import { pseudo } from './pseudo';

/** The languages people speak, in the order they are offered, each by its own name. */
export const LANGS = [
  { code: 'en', name: 'English' },
  { code: 'it', name: 'Italiano' },
  { code: 'es', name: 'Español' },
  { code: 'cs', name: 'Čeština' },
] as const;

/** A language; `xx` is the one for tests. */
export type Lang = (typeof LANGS)[number]['code'] | 'xx';

const CODES: readonly string[] = LANGS.map(({ code }) => code);

/** The language of a code such as `it` or `es-MX`, if it is spoken here. */
export function langOf(code: string | null | undefined): Lang | undefined {
  const short = code?.split(/[-_]/)[0]?.toLowerCase();
  return short === 'xx' || (short && CODES.includes(short)) ? (short as Lang) : undefined;
}

/** The first of the browser's languages that is spoken here. */
export function browserLang(wanted: readonly string[] = navigator.languages): Lang {
  return wanted.map(langOf).find((lang) => lang) ?? 'en';
}

type Load = (lang: string) => Promise<string>;

async function load(lang: string): Promise<string> {
  const answer = await fetch(`/api/words/${lang}`);
  if (!answer.ok) throw new Error(`/api/words/${lang}: ${answer.status}`);
  return answer.text();
}

/** Everything that is said. What reads it is said anew when the language changes. */
class Words {
  lang = $state<Lang>('en');
  #bundle = $state.raw<FluentBundle>();
  #wanted: Lang | undefined;
  readonly #known = new Map<Lang, FluentBundle>();

  /** Whether there are words at all yet. */
  get ready(): boolean {
    return this.#bundle !== undefined;
  }

  /** Speaks another language from now on. */
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
    // Somebody may have changed their mind while it was loading.
    if (this.#wanted !== lang) return;
    this.#bundle = bundle;
    this.lang = lang;
  }

  /** More texts, by language: an example of the rulebook may have cards of its own. */
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

/** A message of the language that is spoken now. */
export function t(key: string, args?: Args): string {
  return words.get(key, args);
}

/** A phrase in the language that is spoken now; `names` are those of the seats, and `you` is spoken to. */
export function say(phrase: Phrase, names: readonly string[] = [], you: Seat | null = null): string {
  return words.say(phrase, names, you);
}
