/** The secrets of this browser's seats, by table, in localStorage. They leave it only in `hello`. */
import type { Seat } from '../wire';

const PREFIX = 'recess:table:';
/** A table that was not used for this long is forgotten. */
const FORGOTTEN = 90 * 24 * 3600 * 1000;

export interface KeptSeat {
  token: string;
  seat?: Seat | undefined;
  name?: string | undefined;
  /** Whether it was left to a bot. The secret can win it back. */
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

/** This browser's seat at a table. */
export function seatAt(id: string): KeptSeat | null {
  return read(PREFIX + id);
}

/** Stores a seat, or that it was used again. */
export function keepSeat(id: string, seat: Omit<KeptSeat, 'when'>, now = Date.now()): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify({ ...seat, when: now }));
  } catch {
    // Without storage the seat lasts as long as the page.
  }
}

/** Notes that a seat was left to a bot. */
export function leaveSeat(id: string): void {
  const kept = seatAt(id);
  if (kept) keepSeat(id, { ...kept, left: true });
}

const ME = 'recess:me';
let me: string | null = null;

/** A random text that identifies this browser, so that nobody who watched a game can join it. */
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

/** Every table with a seat of this browser, the newest first. Old ones are forgotten. */
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

/** The name used last. */
export function ownName(): string {
  return localStorage.getItem(NAME) ?? '';
}

export function keepName(name: string): void {
  localStorage.setItem(NAME, name);
}

const PROMISE = 'recess:promise:';

/** Stores the server's promise for the shuffle of a game, before anybody can know it. */
export function keepPromise(id: string, number: number, hash: string): void {
  const key = `${PROMISE}${id}:${number}`;
  // The first promise counts: it was made before the game.
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, hash);
  } catch {
    // Without storage there is nothing to compare with later.
  }
}

/** The promise for a game that this browser has seen. */
export function promiseOf(id: string, number: number): string | null {
  return localStorage.getItem(`${PROMISE}${id}:${number}`);
}
