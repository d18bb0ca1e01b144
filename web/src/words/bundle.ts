/** Puts phrases into words, exactly as `Words::say` does in Rust: `phrases.json` holds both to it. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Phrase, Seat } from '../wire';

/** What can be filled into a message. */
export type Args = Record<string, string | number>;

export interface BundleOptions {
  /** Changes the text of every message, but nothing that is filled in: for the pseudo-language. */
  transform?: (text: string) => string;
}

/** The messages of a language, from the text of its Fluent files. */
export function bundleOf(lang: string, source: string, { transform }: BundleOptions = {}): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false, ...(transform ? { transform } : {}) });
  extend(bundle, source);
  return bundle;
}

/** More messages for a language; what it knows already is said in the new way. */
export function extend(bundle: FluentBundle, source: string): void {
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
}

/** A message with names and values filled in; `card-jab.help` is an attribute. A missing message shows its key. */
export function fill(bundle: FluentBundle, key: string, args: Args = {}): string {
  const dot = key.indexOf('.');
  const message = bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
  const pattern = dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)];
  if (pattern == null) return key;
  const filled: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) filled[name] = variable(value);
  return bundle.formatPattern(pattern, filled, []);
}

/** Numbers decide plurals; text stays as it is, even if it looks like a number. */
function variable(value: string | number): FluentVariable {
  return typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
}

/**
 * A phrase in the language of the bundle; `names` are those of the seats. If `you` sits on one of them, the phrase is said in
 * the second person where its message has such a form: `event-lost.seat` is said to whoever is its `seat`.
 */
export function sayIn(bundle: FluentBundle, phrase: Phrase, names: readonly string[], you: Seat | null = null): string {
  const all = Object.entries(phrase.args ?? {});
  const args: Args = {};
  for (const [name, arg] of all) args[name] = filled(bundle, arg, names, you);
  const forms = you === null ? undefined : bundle.getMessage(phrase.key)?.attributes;
  const [yours] = all.find(([name, arg]) => isSeat(arg, you) && forms?.[name] != null) ?? [];
  return fill(bundle, yours === undefined ? phrase.key : `${phrase.key}.${yours}`, args);
}

function isSeat(arg: Arg, seat: Seat | null): boolean {
  return typeof arg === 'object' && !Array.isArray(arg) && 'seat' in arg && arg.seat === seat;
}

function filled(bundle: FluentBundle, arg: Arg, names: readonly string[], you: Seat | null): string | number {
  if (typeof arg === 'number' || typeof arg === 'string') return arg;
  if (Array.isArray(arg)) return arg.map((phrase) => sayIn(bundle, phrase, names, you)).join(', ');
  if ('seat' in arg) return names[arg.seat] ?? '?';
  return sayIn(bundle, arg, names, you);
}
