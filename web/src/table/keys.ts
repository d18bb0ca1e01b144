/** The keys of Lunch Money's table. */
import { type Doing, listening } from './keyboard';
import type { Screen } from './screen.svelte';

export function keysOf(screen: Screen, doing: Doing): (event: KeyboardEvent) => void {
  return listening(screen, doing, {
    letters: {
      h: () => screen.askHint(),
      d: () => screen.menu.discards.length && screen.selection.startDiscard(),
    },
    pick: (position) => {
      const { selection } = screen;
      const card = screen.view?.hand[position];
      if (!card) return false;
      doing.focus(`[data-hand="${position}"] button`);
      if (!selection.discarding && !selection.playable(card)) return false;
      selection.pick(position);
      return true;
    },
    player: (seat) => `[data-seat="${seat}"] button`,
  });
}
