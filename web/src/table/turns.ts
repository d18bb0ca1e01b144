/** The log split into turns. */
import type { LogEntry, Seat } from '../wire';

export interface Turn {
  key: number;
  /** Whose turn; `null` for the lines before the first turn. */
  seat: Seat | null;
  /** The lines of the log from here... */
  from: number;
  /** ...up to here, which is the first line of the next turn. */
  to: number;
}

/** The turns of a log, the newest last. `begins` names the seat whose turn an event begins, if it begins one. */
export function turnsOf<E>(
  log: readonly LogEntry<E>[],
  begins: (event: E, current: Seat | null) => Seat | null,
): Turn[] {
  const turns: Turn[] = [];
  let seat: Seat | null = null;
  let from = 0;
  const close = (to: number) => {
    if (to > from) turns.push({ key: from, seat, from, to });
    from = to;
  };
  log.forEach((entry, key) => {
    for (const event of entry.events) {
      const next = begins(event, seat);
      if (next === null) continue;
      close(key);
      seat = next;
    }
  });
  close(log.length);
  return turns;
}
