import type {
  AnyGame,
  AutoPass,
  ChatLine,
  ClientMessage,
  ClosedReason,
  Options,
  Phrase,
  RefusalReason,
  Seat,
  TableAdvice,
  TableAsk,
  TableChoice,
  TableEntry,
  TableInfo,
  TableMessage,
  TableUpdate,
  TableWelcome,
  WaitsFor,
  Window,
} from '../wire';
import { ApiError, isUp, tableInfo } from './api';
import { Connection, type ConnectionOptions, type ConnectionState } from './connection';
import { type Breach, Witness } from './fair';
import type { Scene } from './scene';
import { clientId, keepPromise } from './seats';

/** Something the table would not do, until the next thing happens. */
export interface Refusal {
  ask?: number | undefined;
  reasons: RefusalReason[];
}

export interface Hint<G extends AnyGame = AnyGame> {
  ask: number;
  moves: TableAdvice<G>[];
}

/** What was asked, in `Table.reasons`. */
export const whyKey = (card: string, at?: Seat): string => (at === undefined ? card : `${card} at ${at}`);

export type TableOptions = Pick<ConnectionOptions, 'open' | 'random' | 'now' | 'isUp' | 'worthTrying'>;

/** The least time between two pages of the log, in milliseconds. The table gives no more. */
const PAGING = 150;

/** Lines of talk that are kept. */
const CHAT = 200;

function address(id: string): string {
  const { protocol, host } = location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${encodeURIComponent(id)}/ws`;
}

/** A table one sits or watches at, as far as one may know it. Everything in it is reactive. */
/** How often clicks and keys are passed on as a sign of life, in milliseconds. */
const PRESENCE = 8000;

export class Table<G extends AnyGame = AnyGame> implements Scene<G> {
  readonly id: string;
  /** When the table last heard that somebody is there. */
  #shown = -Infinity;
  connection = $state<ConnectionState>('connecting');
  /** When the next attempt is made, by `Date.now()`. */
  retryAt = $state<number | null>(null);
  /** Whether the table was ever seen. */
  welcomed = $state(false);

  you = $state<Seat | null>(null);
  /** What one waits for who has no seat yet. */
  waitsFor = $state<WaitsFor | null>(null);
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<G['view'] | null>(null);
  log = $state.raw<readonly TableEntry<G>[]>([]);
  news = $state.raw<readonly TableEntry<G>[]>([]);
  ask = $state.raw<TableAsk<G> | null>(null);
  free = $state.raw<readonly TableChoice<G>[] | null>(null);
  window = $state.raw<Window | null>(null);
  askEnds = $state<number | null>(null);
  windowEnds = $state<number | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  autoPass = $state<AutoPass>('never');
  /** What became of an answer, or why there was none; until the player does something. */
  notice = $state.raw<Phrase | null>(null);
  /** Kinds of windows in which we are not asked. */
  letPass = $state.raw<readonly string[]>([]);

  /** How many events came before `log`. `earlier` loads them. */
  logFrom = $state(0);
  /** What the server was caught at, if it has played false. */
  breach = $state.raw<Phrase | null>(null);

  /** The last refusal; gone as soon as something happens. */
  refusal = $state.raw<Refusal | null>(null);
  /** Why cards cannot be played, by card, as far as it was asked since the last change. */
  reasons = $state.raw<Readonly<Record<string, RefusalReason[]>>>({});
  hint = $state.raw<Hint<G> | null>(null);
  /** Why the table is closed to us, if it is. */
  closed = $state.raw<Phrase | null>(null);
  /** The same for the program, if the table itself has said so. */
  closedFor = $state.raw<ClosedReason | null>(null);
  /** The question that was answered, or asked for once more, until the table says something. */
  sent = $state<number | null>(null);

  readonly game: string = $derived(this.info?.game ?? '');
  readonly names: readonly string[] = $derived((this.info?.seats ?? []).map(({ name }) => name || '…'));
  /** The move that is kept until the window closes, if there is one. */
  readonly kept: G['move'] | null = $derived(this.ask?.kept ?? null);

  #n = 0;
  /** What was answered last. */
  #answer: G['move'] | null = null;
  readonly #connection: Connection;
  readonly #witness: Witness;
  /** Whether a page of the log is on its way, and when the last one came. */
  #paging = false;
  #paged = -Infinity;

  constructor(id: string, token: string | null, options: TableOptions = {}) {
    this.id = id;
    this.#witness = new Witness(id);
    this.#connection = new Connection({
      url: address(id),
      hello: (): ClientMessage<G> => ({ type: 'hello', token, me: clientId(), shuffles: true }),
      onmessage: (message) => this.#hear(message as TableMessage<G>),
      onstate: (state, retryAt) => {
        this.connection = state;
        this.retryAt = retryAt;
        if (state !== 'open') this.sent = null;
      },
      isUp,
      worthTrying: () => this.#exists(),
      ...options,
    });
    this.#connection.start();
  }

  /** Answers the question that is asked now. */
  move(mv: G['move'], talk?: string): boolean {
    const sent = this.#reply((ask) => ({ type: 'move', ask, mv, talk: talk?.trim() || null }));
    if (sent) {
      this.#answer = mv;
      this.notice = null;
    }
    return sent;
  }

  /** Makes a move that nobody asked for, on what is seen now. */
  makeFree(mv: G['move']): boolean {
    this.refusal = null;
    return this.#say({ type: 'free', n: this.#n, mv });
  }

  /** Takes an answer back that is kept. The table asks anew, under another number: until then nothing is open. */
  undo(): boolean {
    return this.kept !== null && this.#reply((ask) => ({ type: 'undo', ask }));
  }

  /** Why can this card not be played, or not at somebody? The answer comes into `reasons`, by `whyKey`. */
  why(card: string, at?: Seat): boolean {
    return this.#say({ type: 'why', card, ...(at === undefined ? {} : { at }) });
  }

  /** Nothing from me in the window that is open, asked or not. */
  pass(): boolean {
    return this.#say({ type: 'pass' });
  }

  /** What would a strong player do? The answer comes into `hint`. */
  askHint(): boolean {
    return this.#say({ type: 'hint' });
  }

  setAutoPass(windows: AutoPass): boolean {
    this.autoPass = windows;
    return this.#say({ type: 'auto-pass', windows });
  }

  setLetPass(kinds: readonly string[]): boolean {
    this.letPass = kinds;
    return this.#say({ type: 'let-pass', kinds: [...kinds] });
  }

  /** Stops everything: no more passing by itself, and more time. */
  stop(): boolean {
    this.autoPass = 'never';
    return this.#say({ type: 'stop' });
  }

  /** Shows that somebody is there: whatever the table hears from a seat ends a bot's standing in. */
  present(): boolean {
    const now = performance.now();
    if (this.you === null || now - this.#shown < PRESENCE) return false;
    this.#shown = now;
    return this.#say({ type: 'present' });
  }

  say(text: string): boolean {
    return text.trim() !== '' && this.#say({ type: 'chat', text: text.trim() });
  }

  /** Changes the options, as the host of a table that waits. */
  change(options: Options): boolean {
    this.refusal = null;
    return this.#say({ type: 'change', options });
  }

  start(): boolean {
    return this.#say({ type: 'start' });
  }

  rematch(): boolean {
    return this.#say({ type: 'rematch' });
  }

  /** Yes to something that is asked of the table. */
  agree(to: number): boolean {
    return this.#say({ type: 'agree', to });
  }

  /** No to it, or no more. */
  decline(to: number): boolean {
    return this.#say({ type: 'decline', to });
  }

  /** Asks the others to break off the game. */
  breakOff(): boolean {
    return this.#say({ type: 'break-off' });
  }

  /** Loads the part of the log before the one that is here, unless it is on its way. */
  earlier(): void {
    if (this.#paging || this.logFrom === 0) return;
    this.#paging = true;
    const wait = this.#paged + PAGING - performance.now();
    setTimeout(
      () => {
        // The game or the connection may be another one by now.
        if (!this.#paging || !this.#say({ type: 'log', before: this.logFrom })) this.#paging = false;
      },
      Math.max(0, wait),
    );
  }

  /** Gives the seat to a bot, or waits for one no longer. */
  leave(): boolean {
    return this.#say({ type: 'leave' });
  }

  /** Tries again at once. */
  reconnect(): void {
    this.#connection.reconnect();
  }

  /** Ends the connection; the seat stays ours. */
  disconnect(): void {
    this.#connection.close();
  }

  /** Says something about the question, once until the table has answered: the second of two clicks says nothing. */
  #reply(message: (ask: number) => ClientMessage<G>): boolean {
    if (!this.ask || this.sent === this.ask.id) return false;
    this.refusal = null;
    const said = this.#say(message(this.ask.id));
    if (said) this.sent = this.ask.id;
    else this.refusal = { ask: this.ask.id, reasons: [{ say: { key: 'web-error-offline' }, clauses: [] }] };
    return said;
  }

  #say(message: ClientMessage<G>): boolean {
    return this.#connection.send(message);
  }

  async #exists(): Promise<boolean> {
    try {
      await tableInfo(this.id);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) return true;
      this.closed = error.why;
      return false;
    }
  }

  #hear(message: TableMessage<G>): boolean {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        return true;
      case 'update':
        this.#update(message);
        break;
      case 'table': {
        this.info = message;
        this.#look();
        break;
      }
      case 'commit': {
        const answer = this.#witness.commit(message.number, message.hash);
        if ('breach' in answer) return this.#accuse(answer.breach);
        // From before anybody can know the shuffle.
        keepPromise(this.id, message.number, message.hash);
        this.#say({ type: 'commit', number: message.number, hash: answer.hash });
        break;
      }
      case 'reveal': {
        const answer = this.#witness.reveal(message.number, message.hash, message.shares);
        if ('breach' in answer) return this.#accuse(answer.breach);
        this.#say({ type: 'reveal', number: message.number, share: answer.share });
        break;
      }
      case 'log':
        if (this.#paging) {
          this.#paging = false;
          this.#paged = performance.now();
          this.log = [...message.log, ...this.log];
          this.logFrom = message.from;
        }
        break;
      case 'kept':
        this.sent = null;
        this.#keep(message.ask);
        break;
      case 'overtaken':
        this.notice = { key: 'table-overtaken' };
        break;
      case 'let-pass':
        this.notice = { key: message.why === 'asked' ? 'table-passed-again' : 'table-passed-by-setting' };
        break;
      case 'refused':
        this.sent = null;
        this.#paging = false;
        this.refusal = { ask: message.ask, reasons: message.reasons };
        break;
      case 'why':
        this.reasons = { ...this.reasons, [whyKey(message.card, message.at)]: message.reasons };
        break;
      case 'hint':
        this.hint = { ask: message.ask, moves: message.moves };
        break;
      case 'said': {
        const { by, text, say } = message;
        const said: ChatLine = say ? { by, text, say } : { by, text };
        this.chat = [...this.chat, said].slice(-CHAT);
        break;
      }
      case 'closed':
        this.closed = message.why;
        this.closedFor = message.reason;
        this.#connection.close();
        break;
    }
    return false;
  }

  #welcome(welcome: TableWelcome<G>): void {
    this.welcomed = true;
    this.you = welcome.you;
    this.waitsFor = welcome.waits_for ?? null;
    this.info = welcome.table;
    this.view = welcome.view;
    this.log = welcome.log;
    this.logFrom = welcome.log_from ?? 0;
    this.#paging = false;
    this.#remember(welcome.chain);
    this.#look();
    this.news = [];
    this.chat = welcome.chat;
    this.autoPass = welcome.auto_pass;
    this.letPass = welcome.let_pass ?? [];
    this.#n = welcome.n;
    this.free = welcome.free ?? null;
    this.#asked(welcome.ask, welcome.window);
  }

  #update(update: TableUpdate<G>): void {
    // Updates are numbered from 0 in every game.
    const begins = update.n === 0 && this.#n !== 0;
    if (update.n !== this.#n && !begins) return this.#connection.reconnect();
    this.#n = update.n + 1;
    this.view = { ...(begins ? null : this.view), ...update.view } as G['view'];
    this.news = update.log;
    if (begins) this.logFrom = 0;
    if (begins) this.#paging = false;
    this.#remember(update.chain);
    this.log = begins ? update.log : [...this.log, ...update.log];
    this.free = update.free ?? null;
    this.#asked(update.ask, update.window);
  }

  /** Compares what the table says about the shuffle with what it said before. */
  #look(): void {
    const breach = this.info?.fair ? this.#witness.look(this.info.number, this.info.fair) : null;
    if (breach) this.#accuse(breach);
  }

  #accuse(breach: Breach): boolean {
    this.breach = { key: breach };
    return false;
  }

  #remember(head: string | undefined): void {
    if (head !== undefined && this.info) this.#witness.hear(this.info.number, head);
  }

  #asked(ask: TableAsk<G> | null, window: Window | null): void {
    const now = performance.now();
    this.ask = ask;
    this.window = window;
    this.askEnds = ask?.clock ? now + ask.clock.left : null;
    this.windowEnds = window?.clock ? now + window.clock.left : null;
    this.sent = null;
    this.refusal = null;
    this.reasons = {};
    if (this.hint?.ask !== ask?.id) this.hint = null;
    // That was until our turn.
    if (ask && !window && this.autoPass === 'until-my-turn') this.autoPass = 'never';
  }

  /** The table keeps what was said last to this question. */
  #keep(ask: number): void {
    if (this.ask?.id === ask && this.#answer !== null) this.ask = { ...this.ask, kept: this.#answer };
  }
}
