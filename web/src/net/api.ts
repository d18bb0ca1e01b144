/** The server's HTTP interface. */
import type * as wire from '../wire';
import type {
  AnyGame,
  GameOffer,
  NewTable,
  Options,
  OwnSeat,
  Phrase,
  Problem,
  Rulebook,
  Seat,
  SeatRequest,
  TableInfo,
  WindowKind,
} from '../wire';

/** A failed request; the reason is a phrase. */
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

/** The reason for any failure, as a phrase. */
export function whyOf(error: unknown): Phrase {
  return error instanceof ApiError ? error.why : { key: 'web-error-unexpected', args: { error: String(error) } };
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && typeof (value as Phrase).key === 'string';
}

async function problem(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => null);
  const why = (body as Partial<Problem> | null)?.why;
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

/** Creates a table and takes its first seat. */
export function createTable(name: string, options: Options, start = false): Promise<OwnSeat> {
  const wanted: NewTable = { name, options, start };
  return post('/api/tables', wanted);
}

/** The public tables that are not over. */
export function publicTables(): Promise<TableInfo[]> {
  return get('/api/tables');
}

export function tableInfo(id: string): Promise<TableInfo> {
  return get(table(id));
}

/**
 * Takes a seat: the one that is named, or the first free one. While a game is going on, it may be a seat to wait for.
 */
export function takeSeat(id: string, wanted: SeatRequest): Promise<OwnSeat> {
  return post(`${table(id)}/seats`, wanted);
}

/** Whether the server answers at all. */
export async function isUp(): Promise<boolean> {
  try {
    const { ok, status } = await fetch('/healthz', { cache: 'no-store' });
    // A server that cannot save still answers: its tables wait.
    return ok || status === 503;
  } catch {
    return false;
  }
}

/** One step of a record or an example. */
export type Step<G extends AnyGame = AnyGame> = wire.Step<G['view'], G['event']>;
/** An example of a clause, as a list of steps. */
export type Example = wire.Example<AnyGame['view'], AnyGame['event'], unknown>;
/** A finished game, as one seat or everybody saw it. */
export type Replay = wire.Replay<AnyGame['view'], AnyGame['event']>;

export function offeredGames(): Promise<GameOffer[]> {
  return get('/api/games');
}

/** One game, also one that is not listed. */
export function offeredGame(game: string): Promise<GameOffer> {
  return get(`/api/games/${encodeURIComponent(game)}`);
}

/** The kinds of windows of a game; none if the server cannot be reached. */
export async function windowKinds(game: string): Promise<WindowKind[]> {
  try {
    return (await offeredGames()).find(({ id }) => id === game)?.windows ?? [];
  } catch {
    return [];
  }
}

export function rulebook(game: string, lang: string): Promise<Rulebook> {
  return get(`/api/rulebook/${encodeURIComponent(game)}/${encodeURIComponent(lang)}`);
}

export function examples(game: string, clause: string): Promise<Example[]> {
  return get(`/api/examples/${encodeURIComponent(game)}/${encodeURIComponent(clause)}`);
}

/** The cards of a set that players brought, and their texts. */
export function setCards(game: string, decks: string): Promise<wire.SetCards<unknown>> {
  return get(`/api/cards/${encodeURIComponent(game)}/${encodeURIComponent(decks)}`);
}

export function replay(id: string, number: number, seat: Seat | null): Promise<Replay> {
  const query = seat === null ? '' : `?seat=${seat}`;
  return get(`/api/replays/${encodeURIComponent(id)}/${number}${query}`);
}

/** The address for downloading the record of a game. */
export function playbookAddress(id: string, number: number): string {
  return `/api/replays/${encodeURIComponent(id)}/${number}.play`;
}
