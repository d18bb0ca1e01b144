/** Any view, as something a person can read: names and values, lists, tables. */

/** How a part of a view is shown. */
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

/** What the reader knows besides the view. */
export interface Reading {
  /** The players' names, by seat. */
  names: readonly string[];
  yes: string;
  no: string;
  /** A name for a word of the game, such as a card, where there is one. */
  word: (text: string) => string;
}

/** Fields whose number is a seat. */
const SEATS = new Set(['seat', 'turn', 'by', 'from', 'to', 'whom', 'winner', 'winners', 'dealer', 'leader', 'starter']);

/** `draw_pile` reads "Draw pile". */
export function labelOf(key: string): string {
  const text = key.replaceAll(/[_-]+/g, ' ').trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

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
  return Object.entries(value).map(([key, one]) => ({ label: labelOf(key), part: partOf(one, key, reading) }));
}

/** One row for each; rows of everybody at the table are labelled with their names. */
function tableOf(values: readonly Record<string, unknown>[], reading: Reading): Part {
  const columns = [...new Set(values.flatMap((value) => Object.keys(value)))];
  const everybody = values.length === reading.names.length;
  return {
    kind: 'table',
    columns: columns.map(labelOf),
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
