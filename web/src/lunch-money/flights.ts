/** What flies over the table when something happens, from where to where. */
import type { Card, Event, Seat } from '../wire';

/** A place on the screen that things fly from or to: `seat-2`, `strip`, `draw`, `discard`. */
export type Spot = `seat-${Seat}` | 'strip' | 'draw' | 'discard';

export interface Flight {
  from: Spot;
  to: Spot;
  /** A card face, or `null` for a back. */
  card?: Card | null;
  /** Or a burst with a number. */
  burst?: string;
  /** Or a coin. */
  coin?: string;
}

const seat = (n: Seat): Spot => `seat-${n}`;

export function flightsOf(event: Event): Flight[] {
  switch (event.event) {
    case 'played':
    case 'played-alone':
    case 'escaping':
    case 'answered':
      return [{ from: seat(event.by), to: 'strip', card: event.card }];
    case 'humiliated':
      return [{ from: seat(event.by), to: 'strip', card: 'humiliation' }];
    case 'aid-played':
      return [{ from: seat(event.by), to: 'strip', card: 'first-aid' }];
    case 'lost':
      return [{ from: 'strip', to: seat(event.seat), burst: `−${event.n}` }];
    case 'aided':
      return [{ from: 'strip', to: seat(event.seat), coin: `+${event.gained}` }];
    case 'drew':
      return [{ from: 'draw', to: seat(event.seat), card: event.card }];
    case 'discarded':
      return [{ from: seat(event.seat), to: 'discard', card: event.card }];
    case 'returned':
      return [{ from: 'strip', to: seat(event.seat), card: event.card }];
    case 'cooties-went':
      return [{ from: seat(event.from), to: seat(event.to), card: 'cooties' }];
    case 'reshuffled':
      return [{ from: 'discard', to: 'draw', card: null }];
    default:
      return [];
  }
}
