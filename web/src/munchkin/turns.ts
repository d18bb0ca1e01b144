/** The log, cut into turns, each with what was played in it. */
import type { Munchkin, MunchkinCard, MunchkinEvent, Seat, TableEntry } from '../wire';

export type Entry = TableEntry<Munchkin>;

/** A card that was seen being played. */
export interface Shown {
  /** The number of its line in the log. */
  key: number;
  by: Seat;
  card: MunchkinCard;
  at: Seat | null;
  talk?: string | undefined;
  /** It was cancelled. */
  stopped: boolean;
}

export interface Turn {
  key: number;
  /** Whose turn; `null` for what came before the first. */
  seat: Seat | null;
  /** The lines of the log from here... */
  from: number;
  /** ...to here, which is the next one's. */
  to: number;
  shown: readonly Shown[];
}

function show(event: MunchkinEvent, key: number, talk: string | undefined, shown: Shown[]): void {
  const add = (by: Seat, card: MunchkinCard, at: Seat | null = null) =>
    shown.push({ key, by, card, at, talk, stopped: false });
  switch (event.event) {
    case 'opened':
    case 'put':
    case 'played':
    case 'met':
    case 'joined':
    case 'claimed': {
      // What was turned up is met or put into play a moment later: one panel is enough.
      const last = shown.at(-1);
      if (event.event === 'opened' || last?.card !== event.card || last.by !== event.seat) add(event.seat, event.card);
      break;
    }
    case 'played-at':
      add(event.seat, event.card, event.at);
      break;
    case 'cancelled': {
      const panel = shown.findLast(({ card }) => card === event.card);
      if (panel) panel.stopped = true;
      break;
    }
  }
}

/** The turns of a log, the newest last. */
export function turnsOf(log: readonly Entry[]): Turn[] {
  const turns: Turn[] = [];
  let shown: Shown[] = [];
  let seat: Seat | null = null;
  let from = 0;
  const close = (to: number) => {
    if (to > from) turns.push({ key: from, seat, from, to, shown });
    shown = [];
    from = to;
  };
  log.forEach((entry, key) => {
    for (const event of entry.events) {
      if (event.event === 'turn') {
        close(key);
        seat = event.seat;
      }
      show(event, key, entry.talk, shown);
    }
  });
  close(log.length);
  return turns;
}

/** The last die that was rolled, if nothing but what came of it has happened since. */
export function lastRoll(log: readonly Entry[]): { seat: Seat; die: number; key: number } | null {
  for (let key = log.length - 1; key >= Math.max(0, log.length - 6); key -= 1) {
    for (const event of log[key]?.events.toReversed() ?? []) {
      if (event.event === 'rolled' || event.event === 'die-turned') return { seat: event.seat, die: event.die, key };
      if (event.event === 'turn' || event.event === 'opened') return null;
    }
  }
  return null;
}
