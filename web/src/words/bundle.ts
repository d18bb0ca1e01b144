/** Puts phrases into words, exactly as `Words::say` does in Rust: `phrases.json` tests both. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Phrase, Seat } from '../wire';

/** What can be filled into a message. */
export type Args = Record<string, string | number>;

export interface BundleOptions {
  /** Changes the text of every message, but no arguments: for the pseudo-language. */
  transform?: (text: string) => string;
}

/** The messages of a language, from the text of its Fluent files. */
export function bundleOf(lang: string, source: string, { transform }: BundleOptions = {}): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false, ...(transform ? { transform } : {}) });
  extend(bundle, source);
  return bundle;
}

/** Adds messages to a language. Existing ones are replaced. */
export function extend(bundle: FluentBundle, source: string): void {
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
}

/** A message with its arguments filled in; `card-jab.help` is an attribute. A missing message shows its key. */
export function fill(bundle: FluentBundle, key: string, args: Args = {}): string {
  const dot = key.indexOf('.');
  const message = bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
  const pattern = dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)];
  if (pattern == null) return key;
  const filled: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) filled[name] = variable(value);
  return bundle.formatPattern(pattern, filled, []);
}

/** Numbers decide plurals. Text stays text, even if it looks like a number. */
function variable(value: string | number): FluentVariable {
  return typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
}

/**
 * A phrase in the language of the bundle; `names` are the players' names by seat. If `you` is one of the seats in it,
 * and the message has a form in the second person, that form is used: `event-lost.seat` addresses its `seat`.
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
