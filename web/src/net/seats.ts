/** The secrets of the seats one has, by table, in localStorage. They never leave it but in `hello`. */
import type { Seat } from '../wire';

const PREFIX = 'recess:table:';
/** A table that nobody came back to for so long is forgotten. */
const FORGOTTEN = 90 * 24 * 3600 * 1000;

export interface KeptSeat {
  token: string;
  seat?: Seat | undefined;
  name?: string | undefined;
  /** Whether it was left to a bot: the secret is good for having it again. */
  left?: boolean | undefined;
  /** When it was last used. */
  when: number;
}

export interface OwnTable extends KeptSeat {
  id: string;
}

function read(key: string): KeptSeat | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptSeat | null;
    return typeof kept?.token === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** The seat one has at a table. */
export function seatAt(id: string): KeptSeat | null {
  return read(PREFIX + id);
}

/** Keeps a seat, or that it was used again. */
export function keepSeat(id: string, seat: Omit<KeptSeat, 'when'>, now = Date.now()): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify({ ...seat, when: now }));
  } catch {
    // Without storage the seat lasts as long as the page.
  }
}

/** Keeps that a seat was left to a bot. */
export function leaveSeat(id: string): void {
  const kept = seatAt(id);
  if (kept) keepSeat(id, { ...kept, left: true });
}

const ME = 'recess:me';
let me: string | null = null;

/** Something random by which this browser lets itself be known again, so that nobody who watched a game plays in it. */
export function clientId(): string {
  try {
    me ??= localStorage.getItem(ME);
    me ??= randomHex();
    localStorage.setItem(ME, me);
  } catch {
    // Without storage it lasts as long as the page.
    me ??= randomHex();
  }
  return me;
}

function randomHex(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function forgetSeat(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

/** Every table one has a seat at, the newest first; what is too old is forgotten. */
export function ownTables(now = Date.now()): OwnTable[] {
  const own: OwnTable[] = [];
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(PREFIX)) continue;
    const kept = read(key);
    if (!kept || now - kept.when > FORGOTTEN) localStorage.removeItem(key);
    else own.push({ ...kept, id: key.slice(PREFIX.length) });
  }
  return own.sort((a, b) => b.when - a.when);
}

const NAME = 'recess:name';

/** The name one used last. */
export function ownName(): string {
  return localStorage.getItem(NAME) ?? '';
}

export function keepName(name: string): void {
  localStorage.setItem(NAME, name);
}

const PROMISE = 'recess:promise:';

/** Keeps what the server promised about the shuffle of a game, before anybody can know it. */
export function keepPromise(id: string, number: number, hash: string): void {
  const key = `${PROMISE}${id}:${number}`;
  // The first word counts: it was given before the game.
  if (localStorage.getItem(key) === null) localStorage.setItem(key, hash);
}

/** What was promised about a game that one has seen going on. */
export function promiseOf(id: string, number: number): string | null {
  return localStorage.getItem(`${PROMISE}${id}:${number}`);
}
