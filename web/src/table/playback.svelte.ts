/**
 * Shows what happens, one line after another, each long enough to be understood. The table may be ahead; the screen
 * catches up. Any input jumps to the next line that hits the viewer, or to the end. What was shown can be shown
 * again.
 */
import type { AnyGame, TableEntry } from '../wire';

/** The current state of the table. */
export interface Truth<G extends AnyGame> {
  view: G['view'];
  log: readonly TableEntry<G>[];
  /** The number of the game at this table. */
  number: number;
}

export type Motion = 'none' | 'fast' | 'normal' | 'slow';

type Update<G extends AnyGame> = Omit<Truth<G>, 'number'>;

/** The pace of a game. */
export interface Pace<G extends AnyGame> {
  /** How long a line is shown before the next one, in milliseconds at normal speed. */
  timeFor(entry: TableEntry<G>, view: G['view']): number;
  /** Whether it hits the viewer. Such a line is not skipped along with others. */
  strikes?(entry: TableEntry<G>, view: G['view']): boolean;
  /**
   * The view after an event, as far as the screen can tell. The table's own view comes at the end of every update.
   */
  follow(view: G['view'], event: G['event']): G['view'];
}

/** Called for every line when it is shown; `animated` is false if nobody waits for it. */
export interface Teller<G extends AnyGame> {
  tell(entry: TableEntry<G>, animated: boolean): void;
}

/** With more lines than this nothing is animated: the viewer was away, or a replay jumps. */
const TOO_MANY = 60;
/** Lines are shown faster if they would take longer than this, in milliseconds... */
const LONG = 9000;
/** ...but never faster than this. */
const HASTE = 0.5;
/** The share of the time for an answer that may pass while the screen catches up. What is asked about stays in sight. */
const SHARE = 0.12;
/** How many steps back can be shown again. */
const REMEMBERED = 120;

const SPEED: Record<Motion, number> = { none: 0, fast: 0.45, normal: 1, slow: 1.8 };

/** The table after the first `told` lines. */
interface Past<G extends AnyGame> {
  told: number;
  view: G['view'];
}

export class Playback<G extends AnyGame> {
  /** The table as it is shown. */
  view = $state.raw<G['view'] | null>(null);
  /** The log that `view` belongs to; only its first `told` lines have been shown. */
  log = $state.raw<readonly TableEntry<G>[]>([]);
  told = $state(0);
  /** Whether more lines are waiting. */
  busy = $state(false);
  /** The speed. */
  motion: Motion = 'normal';
  /** When the time for the viewer's answer runs out, by the page's clock. */
  deadline: number | null = null;

  #skipping = false;
  #past: Past<G>[] = [];
  readonly #queue: Update<G>[] = [];
  readonly #pace: Pace<G>;
  readonly #teller: Teller<G>;
  #number = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pace: Pace<G>, teller: Teller<G>) {
    this.#pace = pace;
    this.#teller = teller;
  }

  /** Takes in a new state of the table. */
  hear({ view, log, number }: Truth<G>): void {
    const known = this.#queue.at(-1)?.log ?? this.log;
    const follows = number === this.#number && log.length >= known.length && log[0] === known[0];
    if (this.view === null || !follows || log.length - this.told > TOO_MANY) {
      this.#number = number;
      this.#jump({ view, log });
      return;
    }
    this.#queue.push({ view, log });
    if (!this.busy) {
      this.busy = true;
      this.#next();
    }
  }

  /** Jumps to the next line that hits the viewer, or to the end. */
  skip(): void {
    if (!this.busy) return;
    clearTimeout(this.#timer);
    this.#skipping = true;
    this.#next();
    this.#skipping = false;
  }

  /** Shows again what happened after the first `from` lines. */
  again(from: number): void {
    if (this.busy) return;
    const at = this.#past.findLastIndex(({ told }) => told <= from);
    const start = this.#past[at];
    if (!start) return;
    const { log } = this;
    const steps = this.#past.slice(at + 1).map(({ told, view }) => ({ view, log: log.slice(0, told) }));
    if (!steps.length) return;
    this.#past = this.#past.slice(0, at + 1);
    this.view = start.view;
    this.told = start.told;
    this.#queue.push(...steps);
    this.busy = true;
    this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #jump({ view, log }: Update<G>): void {
    clearTimeout(this.#timer);
    this.#queue.length = 0;
    this.view = view;
    this.log = log;
    this.told = log.length;
    this.busy = false;
    this.#past = [{ told: log.length, view }];
  }

  #next(): void {
    let [update] = this.#queue;
    while (update) {
      this.log = update.log;
      const entry = update.log[this.told];
      if (entry) {
        this.told += 1;
        const wait = this.#wait(entry);
        for (const event of entry.events) if (this.view) this.view = this.#pace.follow(this.view, event);
        this.#teller.tell(entry, wait > 0);
        if (wait > 0) {
          this.#timer = setTimeout(() => this.#next(), wait);
          return;
        }
      } else {
        this.view = update.view;
        this.#past = [...this.#past.slice(-REMEMBERED), { told: this.told, view: update.view }];
        this.#queue.shift();
        [update] = this.#queue;
      }
    }
    this.busy = false;
  }

  #wait(entry: TableEntry<G>): number {
    const { view } = this;
    const speed = SPEED[this.motion];
    if (!view || speed === 0) return 0;
    const strikes = this.#pace.strikes?.(entry, view) ?? false;
    if (this.#skipping && !strikes) return 0;
    this.#skipping = false;
    const time = speed * this.#pace.timeFor(entry, view);
    const coming = (this.#queue.at(-1)?.log ?? []).slice(this.told);
    const left = coming.reduce((sum, next) => sum + speed * this.#pace.timeFor(next, view), time);
    const budget = this.deadline === null ? Infinity : SHARE * Math.max(0, this.deadline - performance.now());
    const hurry = Math.min(strikes ? 1 : Math.max(HASTE, Math.min(1, LONG / left)), budget / left);
    return time * hurry;
  }
}
