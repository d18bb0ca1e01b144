/** The keys of Lunch Money's table. */
import type { Doing, Keys } from '../table/keyboard';
import type { LunchMoneyRoom } from './room.svelte';

const HELP = [
  ['1 … 9', 't-key-card'],
  ['← →', 't-key-arrows'],
  ['Enter', 't-key-enter'],
  ['T', 't-key-take'],
  ['D', 't-key-discard'],
  ['Z', 't-key-undo'],
  ['S', 't-key-stop'],
  ['H', 't-key-hint'],
  ['Esc', 't-key-cancel'],
  ['L', 't-key-log'],
  ['C', 't-key-talk'],
  ['?', 't-key-help'],
] as const;

export function keysOf(screen: LunchMoneyRoom, doing: Doing): Keys {
  return {
    help: HELP,
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
  };
}
