/**
 * Shows what happens one line after another. The table may be ahead; the screen catches up, and any input takes it there
 * at once.
 */
import type { AnyGame, TableEntry } from '../wire';

/** What the table says now. */
export interface Truth<G extends AnyGame> {
  view: G['view'];
  log: readonly TableEntry<G>[];
  /** Which game at this table. */
  number: number;
}

export type Motion = 'none' | 'fast' | 'normal';

type Update<G extends AnyGame> = Omit<Truth<G>, 'number'>;

/** How a game is shown as it happens. */
export interface Pace<G extends AnyGame> {
  /** How long a line is shown before the next one, in milliseconds at normal speed. */
  timeFor(entry: TableEntry<G>): number;
  /** The view after an event, as far as the eye follows it. The table's own view comes at the end of every update. */
  follow(view: G['view'], event: G['event']): G['view'];
}

/** Hears every line at the moment it is shown; `animated` is false if nobody waits for it. */
export interface Teller<G extends AnyGame> {
  tell(entry: TableEntry<G>, animated: boolean): void;
}

/** With more lines than this to come nothing is animated: somebody was away, or a replay jumps. */
const TOO_MANY = 30;
/** With more lines than this to come, everything is told twice as fast. */
const MANY = 8;

export class Playback<G extends AnyGame> {
  /** The table as it is shown. */
  view = $state.raw<G['view'] | null>(null);
  /** The log it belongs to; only the first `told` lines have been shown. */
  log = $state.raw<readonly TableEntry<G>[]>([]);
  told = $state(0);
  /** Whether there is more to come. */
  busy = $state(false);
  /** How fast. */
  motion: Motion = 'normal';

  readonly #queue: Update<G>[] = [];
  readonly #pace: Pace<G>;
  readonly #teller: Teller<G>;
  #number = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pace: Pace<G>, teller: Teller<G>) {
    this.#pace = pace;
    this.#teller = teller;
  }

  /** The table has said something. */
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

  /** Everything that is to come, at once. */
  skip(): void {
    if (!this.busy) return;
    clearTimeout(this.#timer);
    const last = this.#queue.at(-1);
    if (!last) return;
    for (const entry of last.log.slice(this.told)) this.#teller.tell(entry, false);
    this.#jump(last);
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
  }

  #next(): void {
    let [update] = this.#queue;
    while (update) {
      this.log = update.log;
      const entry = update.log[this.told];
      if (entry) {
        this.told += 1;
        for (const event of entry.events) if (this.view) this.view = this.#pace.follow(this.view, event);
        const wait = this.#wait(entry);
        this.#teller.tell(entry, wait > 0);
        if (wait > 0) {
          this.#timer = setTimeout(() => this.#next(), wait);
          return;
        }
      } else {
        this.view = update.view;
        this.#queue.shift();
        [update] = this.#queue;
      }
    }
    this.busy = false;
  }

  #wait(entry: TableEntry<G>): number {
    if (this.motion === 'none') return 0;
    const left = (this.#queue.at(-1)?.log.length ?? 0) - this.told;
    const behind = this.#queue.length > 2;
    const hurry = (this.motion === 'fast' ? 0.5 : 1) * (behind ? 0.25 : left > MANY ? 0.5 : 1);
    return this.#pace.timeFor(entry) * hurry;
  }
}
