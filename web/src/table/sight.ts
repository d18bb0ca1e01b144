import type { Attachment } from 'svelte/attachments';
import type { Seat } from '../wire';
import type { Room } from './room.svelte';

/** On a phone the row of players scrolls, so the relevant player is brought into sight. */
export function sight(screen: Room): Attachment<HTMLElement> {
  return (row) => {
    const { step } = screen.selection;
    const seat: Seat | null | undefined = step.kind === 'target' ? step.seats[0] : (screen.decider ?? screen.turn);
    const element = row.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
    if (!element || row.scrollWidth <= row.clientWidth) return;
    const left = element.offsetLeft - (row.clientWidth - element.offsetWidth) / 2;
    row.scrollTo({ left, behavior: screen.motion === 'none' ? 'instant' : 'smooth' });
  };
}
