/** Turns any view into something readable: names and values, lists, tables. */

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
}

/** A view, sorted for a reader. */
export interface Sorted {
  /** The fields of each player, by seat. */
  seats: Field[][];
  /** The viewer's cards as the view writes them, and their label. */
  hand: { label: string; cards: string[] } | null;
  /** The fields that are the same for everybody. */
  rest: Field[];
}

/** Fields whose number is a seat. */
const SEATS = new Set(['seat', 'turn', 'by', 'from', 'to', 'whom', 'winner', 'winners', 'dealer', 'leader', 'starter']);

/** `draw_pile` reads "Draw pile". */
export function labelOf(key: string): string {
  const text = key.replaceAll(/[_-]+/g, ' ').trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Fields that the screen shows elsewhere, or that the waiting room has shown already. */
const SHOWN = new Set(['seat', 'turn', 'asked', 'winner', 'winners', 'rules', 'hand']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function textOf(value: unknown, key: string, reading: Reading): string {
  if (typeof value === 'boolean') return value ? reading.yes : reading.no;
  if (typeof value === 'number') return (SEATS.has(key) && reading.names[value]) || String(value);
  return typeof value === 'string' ? reading.word(value) : '–';
}

function fieldsOf(value: Record<string, unknown>, reading: Reading): Field[] {
  return Object.entries(value).map(([key, one]) => ({ label: reading.label(key), part: partOf(one, key, reading) }));
}

/** One row for each value; rows for all players are labelled with their names. */
function tableOf(values: readonly Record<string, unknown>[], reading: Reading): Part {
  const columns = [...new Set(values.flatMap((value) => Object.keys(value)))];
  const everybody = values.length === reading.names.length;
  return {
    kind: 'table',
    columns: columns.map(reading.label),
    rows: values.map((value, i) => ({
      label: everybody ? (reading.names[i] ?? '') : String(i + 1),
      cells: columns.map((column) => partOf(value[column], column, reading)),
    })),
  };
}

/** A value of a view; `key` is the name of its field. */
export function partOf(value: unknown, key: string, reading: Reading): Part {
  if (isNothing(value)) return { kind: 'text', text: '–' };
  if (Array.isArray(value)) {
    if (value.every(isObject)) return tableOf(value, reading);
    const everybody = value.length === reading.names.length && value.every((one) => typeof one === 'number');
    if (everybody && !SEATS.has(key)) {
      const fields = value.map((one, i) => ({ label: reading.names[i] ?? '', part: partOf(one, key, reading) }));
      return { kind: 'fields', fields };
    }
    return { kind: 'list', items: value.map((one) => partOf(one, key, reading)) };
  }
  if (isObject(value)) return { kind: 'fields', fields: fieldsOf(value, reading) };
  return { kind: 'text', text: textOf(value, key, reading) };
}

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Sorts a view: a list with one entry per seat belongs to the players, and the hand to the viewer. */
export function sorted(view: Record<string, unknown>, reading: Reading): Sorted {
  const seats: Field[][] = reading.names.map(() => []);
  const rest: Field[] = [];
  const hand = view['hand'];
  for (const [key, value] of Object.entries(view)) {
    if (SHOWN.has(key) && (key !== 'hand' || isWords(hand))) continue;
    if (Array.isArray(value) && value.length === seats.length && !isWords(value) && !SEATS.has(key)) {
      value.forEach((one: unknown, seat) => {
        if (isObject(one))
          seats[seat]?.push(...fieldsOf(one, reading).filter((_, i) => !isNothing(Object.values(one)[i])));
        else if (!isNothing(one)) seats[seat]?.push({ label: reading.label(key), part: partOf(one, key, reading) });
      });
    } else if (!isNothing(value)) rest.push({ label: reading.label(key), part: partOf(value, key, reading) });
  }
  return { seats, hand: isWords(hand) ? { label: reading.label('hand'), cards: hand } : null, rest };
}

/** Every word in a value, such as the cards of a move. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
}
