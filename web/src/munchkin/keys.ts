/** The keys of Munchkin's table. */
import { type Doing, listening } from '../table/keyboard';
import type { House } from './screen.svelte';

export function keysOf(screen: House, doing: Doing): (event: KeyboardEvent) => void {
  return listening(screen, doing, {
    letters: {
      h: () => {
        const [request] = screen.menu.requests;
        if (request) screen.panel = { bargain: request.at?.[0] ?? 0 };
      },
      i: () => screen.askHint(),
      g: () => screen.maySell && (screen.panel = 'sell'),
      n: () => screen.live && (screen.panel = 'now'),
      y: () => (screen.panel = 'character'),
      a: () => screen.hasDialog && (screen.dismissed = null),
    },
    pick: (place) => {
      const { selection } = screen;
      const card = screen.mine?.hand[place];
      if (card === undefined) return false;
      doing.focus(`[data-hand="${place}"] button`);
      if (!selection.playable({ card, place })) return false;
      selection.pick({ card, place });
      return true;
    },
    player: (seat) => `[data-seat="${seat}"]`,
  });
}
