/** The turns of the log, each with the cards played in it. */
import { type Turn, turnsOf } from '../table/turns';
import type { MunchkinCard, MunchkinEvent, Seat } from '../wire';
import type { Entry } from './types';

/** A card that was seen being played. */
export interface SeenPlay {
  /** The number of its line in the log. */
  key: number;
  by: Seat;
  card: MunchkinCard;
  at: Seat | null;
  talk?: string | undefined;
  /** Whether it was cancelled. */
  stopped: boolean;
}

/** A turn, and the cards that were seen being played in it. */
export interface Deeds extends Turn {
  shown: readonly SeenPlay[];
}

function show(event: MunchkinEvent, key: number, talk: string | undefined, shown: SeenPlay[]): void {
  const add = (by: Seat, card: MunchkinCard, at: Seat | null = null) =>
    shown.push({ key, by, card, at, talk, stopped: false });
  switch (event.event) {
    case 'opened':
    case 'put':
    case 'played':
    case 'met':
    case 'joined':
    case 'claimed': {
      // A card that was turned up is met or put into play a moment later; one panel is enough.
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
export function deedsOf(log: readonly Entry[]): Deeds[] {
  const begins = (event: MunchkinEvent) => (event.event === 'turn' ? event.seat : null);
  return turnsOf(log, begins).map((turn) => {
    const shown: SeenPlay[] = [];
    log.slice(turn.from, turn.to).forEach((entry, i) => {
      for (const event of entry.events) show(event, turn.from + i, entry.talk, shown);
    });
    return { ...turn, shown };
  });
}

/** The last roll, if nothing but its consequences has happened since. */
export function lastRoll(log: readonly Entry[]): { seat: Seat; die: number; key: number } | null {
  for (let key = log.length - 1; key >= Math.max(0, log.length - 6); key -= 1) {
    for (const event of log[key]?.events.toReversed() ?? []) {
      if (event.event === 'rolled' || event.event === 'die-turned') return { seat: event.seat, die: event.die, key };
      if (event.event === 'turn' || event.event === 'opened') return null;
    }
  }
  return null;
}
