/** The keys of Munchkin's table. */
import type { Doing, Keys } from '../table/keyboard';
import type { MunchkinRoom } from './room.svelte';

const HELP = [
  ['1 … 9', 't-key-card'],
  ['← →', 't-key-arrows'],
  ['Enter', 't-key-enter'],
  ['T', 't-mb-key-go-on'],
  ['N', 't-mb-key-now'],
  ['H', 't-mb-key-help'],
  ['G', 't-mb-key-sell'],
  ['I', 't-key-hint'],
  ['Y', 't-mb-key-character'],
  ['A', 't-mb-key-answer'],
  ['Z', 't-key-undo'],
  ['S', 't-key-stop'],
  ['Esc', 't-key-cancel'],
  ['L', 't-key-log'],
  ['C', 't-key-talk'],
  ['?', 't-key-help'],
] as const;

export function keysOf(screen: MunchkinRoom, doing: Doing): Keys {
  return {
    help: HELP,
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
  };
}
