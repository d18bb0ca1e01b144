/**
 * Shows what happens one thing after another. The table may be ahead; what is shown catches up, quickly and for certain,
 * and any input takes it there at once.
 */
import type { AnyGame, Event, LunchMoney, SeatView, TableEntry, View } from '../wire';

/** What the table says now. */
export interface Truth<G extends AnyGame = LunchMoney> {
  view: G['view'];
  log: readonly TableEntry<G>[];
  /** Which game at this table. */
  game: number;
}

export type Motion = 'none' | 'fast' | 'normal';

type Update<G extends AnyGame> = Omit<Truth<G>, 'game'>;

/** How a game is shown as it happens. */
export interface Pace<G extends AnyGame> {
  /** How long a line is shown before the next one, in milliseconds at normal speed. */
  timeFor: (entry: TableEntry<G>) => number;
  /** The view after an event, as far as the eye follows it. */
  follow: (view: G['view'], event: G['event']) => G['view'];
}

/** How long a line is shown before the next one, in milliseconds at normal speed. */
export function timeFor(entry: TableEntry): number {
  const times = entry.events.map(({ event }) => TIMES[event] ?? USUAL);
  return Math.min(LONGEST, Math.max(0, ...times));
}

const USUAL = 140;
const LONGEST = 280;
const TIMES: Partial<Record<Event['event'], number>> = {
  'turn-began': 60,
  played: 280,
  'played-alone': 260,
  escaping: 260,
  'aid-played': 260,
  answered: 280,
  humiliated: 280,
  stopped: 220,
  took: 60,
  'went-on': 260,
  lost: 280,
  turned: 280,
  fell: 280,
  won: 280,
};

/** More lines than this are not waited for: somebody was away, or a replay jumps. */
const TOO_MANY = 30;
/** With more than so many to come, everything is told twice as fast. */
const MANY = 8;

const clamp = (n: number) => Math.max(0, n);

function changed(view: View, seat: number, change: (before: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)) };
}

/** The view after an event, as far as the eye follows it; the table's own view comes at the end of every update. */
export function follow(view: View, event: Event): View {
  switch (event.event) {
    case 'turn-began':
      return { ...view, turn: event.seat };
    case 'lost':
    case 'aided':
      return changed(view, event.seat, () => ({ counters: event.left }));
    case 'fell':
      return changed(view, event.seat, () => ({ out: true }));
    case 'drew':
      return {
        ...changed(view, event.seat, ({ hand }) => ({ hand: hand + 1 })),
        draw_pile: clamp(view.draw_pile - 1),
      };
    case 'discarded':
      return changed(view, event.seat, ({ hand }) => ({ hand: clamp(hand - 1) }));
    case 'played':
    case 'played-alone':
    case 'escaping':
    case 'answered':
    case 'humiliated': {
      const gone = view.seat === event.by ? view.hand.indexOf('card' in event ? event.card : 'humiliation') : -1;
      const hand = gone < 0 ? view.hand : view.hand.filter((_, i) => i !== gone);
      return { ...changed(view, event.by, (one) => ({ hand: clamp(one.hand - 1) })), hand };
    }
    default:
      return view;
  }
}

/** How Lunch Money is shown. */
export const lunchMoneyPace: Pace<LunchMoney> = { timeFor, follow };

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
  readonly #ontell: (entry: TableEntry<G>, animated: boolean) => void;
  #game = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `ontell` hears every line at the moment it is shown; not `animated` if nobody waits for it. */
  constructor(pace: Pace<G>, ontell: (entry: TableEntry<G>, animated: boolean) => void = () => {}) {
    this.#pace = pace;
    this.#ontell = ontell;
  }

  /** The table has said something. */
  hear({ view, log, game }: Truth<G>): void {
    const known = this.#queue.at(-1)?.log ?? this.log;
    const follows = game === this.#game && log.length >= known.length && log[0] === known[0];
    if (this.view === null || !follows || log.length - this.told > TOO_MANY) {
      this.#game = game;
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
    for (const entry of last.log.slice(this.told)) this.#ontell(entry, false);
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
        this.#ontell(entry, wait > 0);
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
