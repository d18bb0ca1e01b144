/** How Munchkin is shown as it happens. */
import type { Pace } from '../table/playback.svelte';
import type { MunchkinEvent, MunchkinPerson, MunchkinView, Seat } from '../wire';
import type { Munchkin } from './types';

const USUAL = 120;
const LONGEST = 300;
const TIMES: Partial<Record<MunchkinEvent['event'], number>> = {
  turn: 60,
  drew: 60,
  opened: 300,
  met: 200,
  rolled: 300,
  'played-at': 280,
  played: 280,
  joined: 280,
  helps: 240,
  won: 300,
  caught: 300,
  escaped: 240,
  died: 300,
  level: 200,
};

function changed(view: MunchkinView, seat: Seat, change: Partial<MunchkinPerson>): MunchkinView {
  return { ...view, players: view.players.map((one, i) => (i === seat ? { ...one, ...change } : one)) };
}

export const pace: Pace<Munchkin> = {
  timeFor: ({ events }) => Math.min(LONGEST, Math.max(0, ...events.map(({ event }) => TIMES[event] ?? USUAL))),
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
