/** What the server answers over HTTP. */
import type { AnyGame, Options, OwnNumber, Pace, Phrase, Seat, TableEntry, TableInfo } from '../wire';

/** Something was not done; the reason is a phrase. */
export class ApiError extends Error {
  readonly why: Phrase;
  /** The HTTP status; 0 if the server was not reached. */
  readonly status: number;

  constructor(status: number, why: Phrase) {
    super(why.key);
    this.status = status;
    this.why = why;
  }
}

/** A seat that somebody has: `token` is the secret that proves it. */
export interface Seated {
  id: string;
  seat: Seat;
  token: string;
}

/** Why something failed, for whatever reason it did. */
export function whyOf(error: unknown): Phrase {
  return error instanceof ApiError ? error.why : { key: 'web-error-unexpected', args: { error: String(error) } };
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && typeof (value as Phrase).key === 'string';
}

async function problem(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => null);
  const why = (body as { why?: unknown } | null)?.why;
  if (isPhrase(why)) return new ApiError(answer.status, why);
  const key = answer.status === 404 ? 'web-error-nothing-there' : 'web-error-status';
  return new ApiError(answer.status, { key, args: { status: answer.status } });
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError(0, { key: 'web-error-network' });
  }
  if (!answer.ok) throw await problem(answer);
  return answer;
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return (await (await ask(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** Makes a table; whoever makes it has the first seat. */
export function createTable(name: string, options: Options, start = false): Promise<Seated> {
  return post('/api/tables', { name, options, start });
}

/** The public tables that are not over. */
export function publicTables(): Promise<TableInfo[]> {
  return get('/api/tables');
}

export function tableInfo(id: string): Promise<TableInfo> {
  return get(table(id));
}

/** Takes a seat: this one, or the first that is free. */
export function takeSeat(id: string, name: string, seat?: Seat): Promise<Seated> {
  return post(`${table(id)}/seats`, seat === undefined ? { name } : { name, seat });
}

/** Whether the server answers at all. */
export async function isUp(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** One step of a record or an example: what was told, and what has changed on the table; everything at first. */
export interface Step<G extends AnyGame = AnyGame> {
  view: Partial<G['view']>;
  log: TableEntry<G>[];
}

/** A house switch: on or off, or a number within bounds (`off` is what `-name` stands for). `clause` describes it. */
export type HouseSwitch =
  | { kind: 'toggle'; name: string; clause: string }
  | { kind: 'number'; name: string; clause: string; least: number; most: number; off: number | null };

/** A game with everything that can be chosen for a table. */
export interface OfferedGame {
  id: string;
  players: [number, number];
  usual_players: number;
  /** For how many it is meant; others are warned. */
  meant_for: [number, number];
  decks: { decks: string; comfortable: number }[];
  profiles: { name: string; values: Record<string, boolean | number> }[];
  switches: HouseSwitch[];
  switches_clause: string;
  bots: string[];
  usual_bot: string;
  paces: Pace[];
  usual_pace: Pace;
  /** Numbers that a table of this game may set; in its options they stand beside the rest. */
  numbers: OwnNumber[];
  windows: WindowKind[];
}

/** A kind of windows that a player can let pass, and the message that describes it. */
export interface WindowKind {
  kind: string;
  key: string;
}

export function offeredGames(): Promise<OfferedGame[]> {
  return get('/api/games');
}

/** The kinds of windows of a game; none while the server cannot be asked. */
export async function windowKinds(game: string): Promise<WindowKind[]> {
  try {
    return (await offeredGames()).find(({ id }) => id === game)?.windows ?? [];
  } catch {
    return [];
  }
}

export interface Clause {
  id: string;
  title: string;
  /** In Markdown. */
  text: string;
  /** The titles of its examples. */
  examples: string[];
}

export interface Rulebook {
  title: string;
  sections: { heading: string; text: string; clauses: Clause[] }[];
}

export function rulebook(game: string, lang: string): Promise<Rulebook> {
  return get(`/api/rulebook/${encodeURIComponent(game)}/${encodeURIComponent(lang)}`);
}

/** An example of a clause, as a row of steps. */
export interface Example {
  title: string;
  cites: string[];
  /** Who sits where. */
  seats: string[];
  /** The playbook it is written in. */
  text: string;
  /** As the first seat sees it. */
  steps: Step[];
  /** Cards it has made up for itself, numbered on from those of the set, and their texts by language, as Fluent. */
  cards?: unknown[];
  words?: Record<string, string>;
}

export function examples(game: string, clause: string): Promise<Example[]> {
  return get(`/api/examples/${encodeURIComponent(game)}/${encodeURIComponent(clause)}`);
}

/** A game that is over, as one seat or everybody saw it. */
export interface Replay {
  options: Options;
  /** Who sat where. */
  names: string[];
  /** What the server says it promised; what was seen before the game counts more. */
  hash: string;
  seed: string;
  salt: string;
  version: string;
  /** Whether there are views, or only what was told, because the rules have changed since. */
  views: boolean;
  winners: Seat[];
  steps: Step[];
}

export function replay(id: string, number: number, seat: Seat | null): Promise<Replay> {
  const query = seat === null ? '' : `?seat=${seat}`;
  return get(`/api/replays/${encodeURIComponent(id)}/${number}${query}`);
}

/** Where the record of a game can be downloaded. */
export function playbookAddress(id: string, number: number): string {
  return `/api/replays/${encodeURIComponent(id)}/${number}.play`;
}
