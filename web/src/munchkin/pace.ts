/** The pace at which Munchkin's events are shown. */
import { paceOf } from '../table/pace';
import type { MunchkinEvent, MunchkinPerson, MunchkinView, Seat } from '../wire';
import { factsOf } from './facts.svelte';
import { events, struck, usual } from './times.json';
import type { Munchkin } from './types';

function hits(event: MunchkinEvent, seat: Seat, view: MunchkinView): boolean {
  switch (event.event) {
    case 'opened':
      return event.seat === seat && factsOf(event.card).kind === 'curse';
    case 'played-at':
      return event.at === seat && event.seat !== seat;
    case 'level':
      return event.seat === seat && event.level < (view.players[seat]?.level ?? 0);
    case 'caught':
    case 'died':
      return event.seat === seat;
    default:
      return false;
  }
}

function changed(view: MunchkinView, seat: Seat, change: Partial<MunchkinPerson>): MunchkinView {
  return { ...view, players: view.players.map((one, i) => (i === seat ? { ...one, ...change } : one)) };
}

export const pace = paceOf<Munchkin>({
  times: events,
  usual,
  struck,
  hits,
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
});
