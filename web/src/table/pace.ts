/** The time that each event of a game gets. */
import type { AnyGame, Seat } from '../wire';
import type { Pace } from './playback.svelte';

type Named = AnyGame & { event: { event: string }; view: { seat: Seat | null } };

export interface Times<G extends Named> {
  /** Milliseconds at normal speed, by event. */
  times: Readonly<Partial<Record<G['event']['event'], number>>>;
  /** The time of all others. */
  usual: number;
  /** Events that hit the viewer stay longer. */
  struck: number;
  /** Whether an event hits this seat, which sees the table like this. */
  hits: (event: G['event'], seat: Seat, view: G['view']) => boolean;
  follow: Pace<G>['follow'];
}

/** A line is shown as long as the event in it that takes longest. */
export function paceOf<G extends Named>({ times, usual, struck, hits, follow }: Times<G>): Pace<G> {
  const strikes: Pace<G>['strikes'] = ({ events }, view) => {
    const { seat } = view;
    return seat !== null && events.some((event) => hits(event, seat, view));
  };
  const timeOf = ({ event }: G['event']) => times[event as G['event']['event']] ?? usual;
  return {
    strikes,
    timeFor: (entry, view) => (strikes(entry, view) ? struck : Math.max(0, ...entry.events.map(timeOf))),
    follow,
  };
}
