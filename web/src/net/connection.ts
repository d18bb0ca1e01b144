/** A connection to a table that reconnects by itself. It knows no game and passes messages through. */

/**
 * - `connecting`: the first time, or again right now
 * - `open`: the table has said hello
 * - `waiting`: lost; it will be tried again
 * - `closed`: for good
 */
export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'closed';

/** The parts of a WebSocket that are used here. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionOptions {
  url: string;
  /** The first message of every connection. */
  hello: () => object;
  /** Called for each message; returns `true` for the one that completes the connection. */
  onmessage: (message: unknown) => boolean;
  onstate: (state: ConnectionState, retryAt: number | null) => void;
  open?: (url: string) => Socket;
  random?: () => number;
  now?: () => number;
  /** Whether the server can be reached at all. Asked after a long silence. */
  isUp?: () => Promise<boolean>;
  /** Called after an attempt that did not even open: whether to try again. */
  worthTrying?: () => Promise<boolean>;
}

/** The first wait and the longest, in milliseconds. Each wait is up to twice as long as the one before. */
const FIRST = 400;
const LONGEST = 15_000;
/** After a silence this long, the client checks whether the server is there. */
const SILENCE = 25_000;
/** The table answers every message; one without an answer for this long was lost. */
const PATIENCE = 8_000;
/** After sleeping this long, a page does not trust its connection. */
const SLEPT = 30_000;

export class Connection {
  readonly #options: ConnectionOptions;
  #socket: Socket | null = null;
  #state: ConnectionState = 'connecting';
  #tries = 0;
  #opened = false;
  #heard = 0;
  /** When the oldest unanswered message was sent. */
  #sent: number | null = null;
  #hidden: number | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Connects, and stays connected until `close`. */
  start(): void {
    this.#beat = setInterval(() => void this.#check(), 2_000);
    globalThis.addEventListener?.('online', this.#online);
    globalThis.addEventListener?.('offline', this.#offline);
    globalThis.document?.addEventListener('visibilitychange', this.#seen);
    this.#connect();
  }

  /** Sends a message; `false` if there is no connection. */
  send(message: object): boolean {
    if (this.#state !== 'open' || !this.#socket) return false;
    this.#sent ??= this.#now();
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Drops the connection and opens a new one at once. Everything missed comes with the next welcome. */
  reconnect(): void {
    if (this.#state === 'closed') return;
    this.#drop();
    this.#connect();
  }

  /** Closes the connection for good. */
  close(): void {
    clearInterval(this.#beat);
    globalThis.removeEventListener?.('online', this.#online);
    globalThis.removeEventListener?.('offline', this.#offline);
    globalThis.document?.removeEventListener('visibilitychange', this.#seen);
    this.#drop();
    this.#set('closed');
  }

  #now(): number {
    return this.#options.now?.() ?? Date.now();
  }

  #set(state: ConnectionState, retryAt: number | null = null): void {
    this.#state = state;
    this.#options.onstate(state, retryAt);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    this.#sent = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #connect(): void {
    this.#set('connecting');
    this.#opened = false;
    this.#heard = this.#now();
    const open = this.#options.open ?? ((url: string) => new WebSocket(url) as Socket);
    const socket = open(this.#options.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#opened = true;
      socket.send(JSON.stringify(this.#options.hello()));
    };
    socket.onmessage = ({ data }) => {
      this.#heard = this.#now();
      this.#sent = null;
      if (this.#options.onmessage(JSON.parse(String(data))) && this.#state === 'connecting') {
        this.#tries = 0;
        this.#set('open');
      }
    };
    socket.onclose = () => void this.#lost();
  }

  async #lost(): Promise<void> {
    this.#drop();
    const random = this.#options.random ?? Math.random;
    // Half of the wait is random, so that clients do not all come back at once when a server does.
    const wait = Math.min(LONGEST, FIRST * 2 ** this.#tries) * (0.5 + random() / 2);
    this.#tries += 1;
    this.#set('waiting', this.#now() + wait);
    this.#retry = setTimeout(() => this.#connect(), wait);
    if (!this.#opened && this.#options.worthTrying && !(await this.#options.worthTrying()) && !this.#socket)
      this.close();
  }

  async #check(): Promise<void> {
    if (!this.#socket || !this.#options.isUp) return;
    const now = this.#now();
    if (this.#sent !== null && now - this.#sent > PATIENCE) return this.reconnect();
    if (now - this.#heard < SILENCE) return;
    this.#heard = now;
    const socket = this.#socket;
    if (!(await this.#options.isUp()) && this.#socket === socket) void this.#lost();
  }

  readonly #online = (): void => {
    if (this.#state !== 'closed') this.reconnect();
  };

  /** Without a network a socket may seem open for minutes. A server on this machine is found again at once. */
  readonly #offline = (): void => {
    if (this.#socket) void this.#lost();
  };

  readonly #seen = (): void => {
    if (document.hidden) {
      this.#hidden = this.#now();
      return;
    }
    const slept = this.#hidden !== null && this.#now() - this.#hidden > SLEPT;
    this.#hidden = null;
    if (this.#state === 'waiting' || (slept && this.#state === 'open')) this.reconnect();
  };
}
