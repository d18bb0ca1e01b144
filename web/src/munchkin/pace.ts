/** The pace at which Munchkin's events are shown. */
import { paceOf, type Times } from '../table/pace';
import type { MunchkinEvent, MunchkinPerson, MunchkinView, Seat } from '../wire';
import type { Munchkin } from './types';

const times: Times<Munchkin>['times'] = {
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
function hits(event: MunchkinEvent, seat: Seat): boolean {
  if (event.event === 'played-at') return event.at === seat && event.seat !== seat;
  return (event.event === 'caught' || event.event === 'died') && event.seat === seat;
}

function changed(view: MunchkinView, seat: Seat, change: Partial<MunchkinPerson>): MunchkinView {
  return { ...view, players: view.players.map((one, i) => (i === seat ? { ...one, ...change } : one)) };
}

export const pace = paceOf<Munchkin>({
  times,
  usual: 450,
  struck: 2400,
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
