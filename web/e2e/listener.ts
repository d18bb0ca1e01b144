/** Hears what a table says, and waits for what matters. */
import type { LunchMoney } from '../src/lunch-money/types';
import type { AnyGame, TableAsk, TableChoice, TableInfo, TableMessage, Window } from '../src/wire';

/** Slow machines should not fail the test. */
const LONG = 120_000;

export class Listener<G extends AnyGame = LunchMoney> {
  /** Everything the table has said, in order. */
  readonly heard: TableMessage<G>[] = [];
  you: number | null = null;
  info: TableInfo | null = null;
  view: G['view'] | null = null;
  ask: TableAsk<G> | null = null;
  /** The free moves; `null` if there are none. */
  free: TableChoice<G>[] | null = null;
  window: Window | null = null;
  /** The number of updates so far. */
  updates = 0;
  protected answered = -1;
  #refused: string | null = null;
  #wake: (() => void)[] = [];

  /** Waits until the table has said something that makes this true. */
  async until(condition: () => boolean, what = 'what was waited for'): Promise<void> {
    const end = Date.now() + LONG;
    while (!condition()) {
      if (this.#refused !== null) throw new Error(`refused: ${this.#refused}`);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const woken = await new Promise<boolean>((resolve) => {
        timer = setTimeout(() => resolve(false), Math.max(1, end - Date.now()));
        this.#wake.push(() => resolve(true));
      });
      clearTimeout(timer);
      if (!woken) throw new Error(`${what} has not happened; the last message: ${JSON.stringify(this.heard.at(-1))}`);
    }
  }

  get over(): boolean {
    return this.info?.stage === 'over';
  }

  /** Whether a question is open. */
  get asked(): boolean {
    return this.ask !== null && this.ask.kept === undefined && this.ask.id !== this.answered;
  }

  /** All events since the last welcome. */
  get events(): G['event'][] {
    const from = this.heard.findLastIndex(({ type }) => type === 'welcome');
    return this.heard.slice(from).flatMap((message) => {
      const log = message.type === 'welcome' || message.type === 'update' ? message.log : [];
      return log.flatMap(({ events }) => events);
    });
  }

  /** Forgets what another table said. */
  protected forget(): void {
    [this.info, this.view, this.ask, this.free, this.window] = [null, null, null, null, null];
    this.answered = -1;
  }

  protected hear(text: string): void {
    const message = JSON.parse(text) as TableMessage<G>;
    this.heard.push(message);
    if (message.type === 'welcome') {
      [this.you, this.info, this.view] = [message.you, message.table, message.view];
    } else if (message.type === 'update') {
      this.view = { ...this.view, ...message.view } as G['view'];
    } else if (message.type === 'table') {
      this.info = message;
    } else if (message.type === 'kept' && this.ask?.id === message.ask) {
      this.ask = { ...this.ask, kept: this.ask.default };
    } else if (message.type === 'refused') {
      this.#refused = text;
    }
    if (message.type === 'welcome' || message.type === 'update') {
      [this.ask, this.free, this.window] = [message.ask, message.free ?? null, message.window];
      this.updates = message.type === 'welcome' ? message.n : message.n + 1;
    }
    for (const wake of this.#wake.splice(0)) wake();
  }
}
