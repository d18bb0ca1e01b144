/** The pace at which Munchkin's events are shown. */
import type { Pace } from '../table/playback.svelte';
import type { MunchkinEvent, MunchkinPerson, MunchkinView, Seat } from '../wire';
import type { Munchkin } from './types';

/** Milliseconds at normal speed. */
const USUAL = 450;
const TIMES: Partial<Record<MunchkinEvent['event'], number>> = {
  turn: 350,
  drew: 200,
  discarded: 250,
  turned: 250,
  settled: 300,
  put: 600,
  opened: 1300,
  met: 800,
  'played-at': 1100,
  played: 1000,
  joined: 1000,
  cancelled: 1000,
  helps: 900,
  rolled: 1300,
  'die-turned': 900,
  won: 1200,
  caught: 1200,
  escaped: 900,
  died: 1700,
  level: 800,
  sold: 700,
  over: 800,
};
/** Events that hit the viewer stay longer. */
const STRUCK = 2400;

/** Whether an event hits this seat. */
function hits(event: MunchkinEvent, seat: Seat | null): boolean {
  if (seat === null) return false;
  if (event.event === 'played-at') return event.at === seat && event.seat !== seat;
  return (event.event === 'caught' || event.event === 'died') && event.seat === seat;
}

function changed(view: MunchkinView, seat: Seat, change: Partial<MunchkinPerson>): MunchkinView {
  return { ...view, players: view.players.map((one, i) => (i === seat ? { ...one, ...change } : one)) };
}

export const pace: Pace<Munchkin> = {
  timeFor: ({ events }, { seat }) =>
    events.some((event) => hits(event, seat))
      ? STRUCK
      : Math.max(0, ...events.map(({ event }) => TIMES[event] ?? USUAL)),
  strikes: ({ events }, { seat }) => events.some((event) => hits(event, seat)),
  follow: (view, event) => {
    switch (event.event) {
      case 'turn':
        return { ...view, turn: event.seat };
      case 'level':
        return changed(view, event.seat, { level: event.level });
      case 'died':
        return changed(view, event.seat, { dead: true });
      default:
        return view;
    }
  },
};
