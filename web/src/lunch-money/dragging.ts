/** Cards of the hand can be dragged onto a player or the table. */
import type { Attachment } from 'svelte/attachments';
import { carrying } from '../table/carrying';
import type { LunchMoneyRoom } from './room.svelte';

export function dragging(screen: LunchMoneyRoom): Attachment<HTMLElement> {
  const { selection } = screen;
  return carrying<number>({
    from: '[data-hand]',
    take: (from) => {
      const position = Number(from.dataset['hand']);
      const name = screen.view?.hand[position];
      return name && !selection.discarding && selection.playable(name) ? position : null;
    },
    lift: (position) => {
      // The card is selected, so that its targets glow.
      if (selection.card !== position) selection.lift(position);
    },
    drop: (position, event) => {
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const seat = under?.closest<HTMLElement>('[data-seat]')?.dataset['seat'];
      if (seat !== undefined) selection.drop(position, Number(seat));
      else if (under?.closest('[data-drop]')) selection.drop(position, null);
      else selection.cancel();
    },
    turned: (dx) => `rotate(${Math.max(-8, Math.min(8, dx / 12))}deg)`,
  });
}
