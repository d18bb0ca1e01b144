/** How Lunch Money is shown as it happens. */
import type { Pace } from '../table/playback.svelte';
import type { Event, SeatView, View } from '../wire';
import type { Entry, LunchMoney } from './types';

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

function timeFor(entry: Entry): number {
  const times = entry.events.map(({ event }) => TIMES[event] ?? USUAL);
  return Math.min(LONGEST, Math.max(0, ...times));
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

export const pace: Pace<LunchMoney> = { timeFor, follow };
