/** The pace at which Lunch Money's events are shown. */
import type { Pace } from '../table/playback.svelte';
import type { Event, SeatView, View } from '../wire';
import type { Entry, LunchMoney } from './types';

/** Milliseconds at normal speed. */
const USUAL = 400;
const TIMES: Partial<Record<Event['event'], number>> = {
  'turn-began': 350,
  'turn-missed': 800,
  played: 1100,
  'played-alone': 1000,
  escaping: 1000,
  'aid-played': 1000,
  answered: 1100,
  humiliated: 1500,
  stopped: 500,
  took: 200,
  'went-on': 900,
  lost: 1000,
  turned: 1000,
  fell: 1700,
  won: 1700,
  drew: 120,
  returned: 250,
};
/** Events that hit the viewer stay longer. */
const STRUCK = 2600;

/** Whether an event hits this seat. */
function hits(event: Event, seat: number | null): boolean {
  if (seat === null) return false;
  if (event.event === 'humiliated') return event.victim === seat;
  return (event.event === 'lost' || event.event === 'fell') && event.seat === seat;
}

function strikes({ events }: Entry, { seat }: View): boolean {
  return events.some((event) => hits(event, seat));
}

function timeFor(entry: Entry, view: View): number {
  if (strikes(entry, view)) return STRUCK;
  return Math.max(0, ...entry.events.map(({ event }) => TIMES[event] ?? USUAL));
}

const clamp = (n: number) => Math.max(0, n);

function changed(view: View, seat: number, change: (before: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)) };
}

function follow(view: View, event: Event): View {
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

export const pace: Pace<LunchMoney> = { timeFor, strikes, follow };
