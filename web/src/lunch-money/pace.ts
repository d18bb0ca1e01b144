/** The pace at which Lunch Money's events are shown. */
import { paceOf } from '../table/pace';
import type { Event, Seat, SeatView, View } from '../wire';
import { events, struck, usual } from './times.json';
import type { LunchMoney } from './types';

function hits(event: Event, seat: Seat): boolean {
  if (event.event === 'humiliated') return event.victim === seat;
  return (event.event === 'lost' || event.event === 'fell') && event.seat === seat;
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

export const pace = paceOf<LunchMoney>({ times: events, usual, struck, hits, follow });
