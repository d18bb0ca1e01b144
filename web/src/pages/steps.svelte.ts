import type { Scene, Step } from '../net';
import type { AnyGame, Seat, TableEntry, TableInfo } from '../wire';

export interface StepsOptions {
  /** The id of the game. */
  game: string;
  names: readonly string[];
  info?: TableInfo | null;
  you?: Seat | null;
}

/** A record shown step by step: a scene that goes back and forth. */
export class Steps<G extends AnyGame = AnyGame> implements Scene<G> {
  readonly steps: readonly Step<G>[];
  readonly game: string;
  readonly names: readonly string[];
  readonly info: TableInfo | null;
  readonly you: Seat | null;
  readonly ask = null;
  readonly free = null;
  readonly window = null;
  readonly askEnds = null;
  readonly windowEnds = null;
  readonly chat = [];

  #at = $state(0);
  /** A step forward animates; a jump does not. */
  #jumped = $state(true);

  readonly view: G['view'] | null = $derived.by(() => this.#views[this.#at] ?? null);
  readonly log: readonly TableEntry<G>[] = $derived.by(() =>
    this.steps.slice(0, this.#at + 1).flatMap((step) => step.log),
  );
  readonly news: readonly TableEntry<G>[] = $derived.by(() => (this.#jumped ? [] : (this.steps[this.#at]?.log ?? [])));

  /** The whole view after each step; `null` if only the log is known. */
  readonly #views: (G['view'] | null)[];

  constructor(steps: readonly Step<G>[], { game, names, info = null, you = null }: StepsOptions) {
    this.steps = steps;
    let view: G['view'] | null = null;
    this.#views = steps.map((step) => {
      // The first view is complete; a record without views has empty ones.
      if (view || Object.keys(step.view ?? {}).length) view = { ...view, ...step.view } as G['view'];
      return view;
    });
    this.game = game;
    this.names = names;
    this.info = info;
    this.you = you;
  }

  /** The steps with an event of this name. For a game's turn event, these are the starts of turns. */
  with(event: string): number[] {
    return this.steps.flatMap(({ log }, at) =>
      log.some(({ events }) => events.some((one) => (one as { event?: string }).event === event)) ? [at] : [],
    );
  }

  get at(): number {
    return this.#at;
  }

  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }

  /** How much has happened so far, counted alike for all seats although they saw different numbers of steps. */
  get moment(): number {
    return this.#happened(this.#at);
  }

  /** Goes to the step at which this much had happened. */
  goToMoment(moment: number): void {
    const found = this.steps.findIndex((_, at) => this.#happened(at) >= moment);
    this.go(found < 0 ? this.last : found);
  }

  #happened(at: number): number {
    return this.steps
      .slice(0, at + 1)
      .reduce((n, { log }) => n + log.reduce((m, { events }) => m + events.length, 0), 0);
  }

  go(to: number): void {
    const at = Math.min(this.last, Math.max(0, Math.trunc(to)));
    this.#jumped = at !== this.#at + 1;
    this.#at = at;
  }
}
