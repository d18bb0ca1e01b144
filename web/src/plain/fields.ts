/** Turns any view into something readable: names and values, lists, tables. The game says what its fields hold. */
import type { FieldKind, Seat, ViewField } from '../wire';

/** A way to show a part of a view. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: Part[] }
  | { kind: 'fields'; fields: Field[] }
  | { kind: 'table'; columns: string[]; rows: Row[] };

export interface Field {
  label: string;
  part: Part;
}

export interface Row {
  label: string;
  cells: Part[];
}

/** What the reader needs besides the view. */
export interface Reading {
  /** The players' names, by seat. */
  names: readonly string[];
  yes: string;
  no: string;
  /** The name of a word of the game, such as a card, if it has one. */
  word: (text: string) => string;
  /** The label of a field. */
  label: (key: string) => string;
  /** What the fields of the view hold. */
  fields: readonly ViewField[];
}

/** A view, sorted for a reader. */
export interface SortedView {
  /** The fields of each player, by seat. */
  seats: Field[][];
  /** The viewer's cards as the view writes them, and their label. */
  hand: { label: string; cards: string[] } | null;
  /** The fields that are the same for everybody. */
  rest: Field[];
}

/** `draw_pile` reads "Draw pile". */
export function labelOf(key: string): string {
  const text = key.replaceAll(/[_-]+/g, ' ').trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Fields that the screen shows elsewhere, or that the waiting room has shown already. */
const SHOWN: readonly FieldKind[] = ['viewer', 'turn', 'asked', 'winners', 'rules'];

/** The value of the first field of this kind. */
export function valueOf(view: object | null, kind: FieldKind, fields: readonly ViewField[]): unknown {
  const field = fields.find((one) => one.kind === kind);
  return view && field ? (view as Record<string, unknown>)[field.name] : undefined;
}

/** The seats in a value that is a seat, a list of seats, or nothing. */
export function seatsOf(value: unknown): Seat[] {
  return [value].flat().filter((seat) => typeof seat === 'number');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function textOf(value: unknown, reading: Reading): string {
  if (typeof value === 'boolean') return value ? reading.yes : reading.no;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? reading.word(value) : '–';
}

function fieldsOf(value: Record<string, unknown>, reading: Reading): Field[] {
  return Object.entries(value).map(([key, one]) => ({ label: reading.label(key), part: partOf(one, reading) }));
}

/** One row for each value. */
function tableOf(values: readonly Record<string, unknown>[], reading: Reading): Part {
  const columns = [...new Set(values.flatMap((value) => Object.keys(value)))];
  return {
    kind: 'table',
    columns: columns.map(reading.label),
    rows: values.map((value, i) => ({
      label: String(i + 1),
      cells: columns.map((column) => partOf(value[column], reading)),
    })),
  };
}

/** A value of a view. */
export function partOf(value: unknown, reading: Reading): Part {
  if (isNothing(value)) return { kind: 'text', text: '–' };
  if (Array.isArray(value)) {
    if (value.every(isObject)) return tableOf(value, reading);
    return { kind: 'list', items: value.map((one) => partOf(one, reading)) };
  }
  if (isObject(value)) return { kind: 'fields', fields: fieldsOf(value, reading) };
  return { kind: 'text', text: textOf(value, reading) };
}

/** Seats, by the names of their players. */
function playersOf(value: unknown, reading: Reading): Part {
  const [first, ...more] = seatsOf(value).map((seat): Part => {
    return { kind: 'text', text: reading.names[seat] ?? String(seat) };
  });
  if (!first) return { kind: 'text', text: '–' };
  return more.length ? { kind: 'list', items: [first, ...more] } : first;
}

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Sorts a view: what there is for each seat belongs to the players, and the hand to the viewer. */
export function sorted(view: Record<string, unknown>, reading: Reading): SortedView {
  const seats: Field[][] = reading.names.map(() => []);
  const rest: Field[] = [];
  let hand: SortedView['hand'] = null;
  for (const { name, kind } of reading.fields) {
    const value = view[name];
    const label = reading.label(name);
    if (isNothing(value) || SHOWN.includes(kind)) continue;
    if (kind === 'each-seat' && Array.isArray(value)) {
      value.forEach((one: unknown, seat) => {
        if (isObject(one))
          seats[seat]?.push(...fieldsOf(one, reading).filter((_, i) => !isNothing(Object.values(one)[i])));
        else if (!isNothing(one)) seats[seat]?.push({ label, part: partOf(one, reading) });
      });
    } else if (kind === 'hand' && isWords(value)) hand = { label, cards: value };
    else rest.push({ label, part: kind === 'seat' ? playersOf(value, reading) : partOf(value, reading) });
  }
  return { seats, hand, rest };
}

/** Every word in a value, such as the cards of a move. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
}
