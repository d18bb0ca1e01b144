/** Cards of the hand and items in play can be dragged: onto players, monsters, slots, the table. */
import type { Attachment } from 'svelte/attachments';
import { carrying } from '../table/carrying';
import type { MunchkinRoom } from './room.svelte';
import type { Drop, CardPick } from './selection.svelte';

/** The drop target under the pointer. */
function dropAt(event: PointerEvent): Drop | null {
  const zone = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]');
  const [what, n] = zone?.dataset['drop']?.split('-') ?? [];
  switch (what) {
    case 'seat':
      return { seat: Number(n) };
    case 'monster':
      return { monster: Number(n) };
    case 'use':
    case 'carry':
    case 'fighters':
    case 'monsters':
    case 'table':
    case 'discard':
      return what;
    default:
      return null;
  }
}

export function dragging(screen: MunchkinRoom): Attachment<HTMLElement> {
  const { selection } = screen;
  return carrying<CardPick>({
    from: '[data-hand], [data-item]',
    take: (from) => {
      const place = from.dataset['hand'];
      const picked = { card: Number(from.dataset['card']), place: place === undefined ? null : Number(place) };
      return screen.live && selection.playable(picked) ? picked : null;
    },
    lift: (picked, node) => {
      node.classList.add('is-dragging');
      selection.lift(picked);
    },
    drop: (picked, event) => {
      const drop = dropAt(event);
      if (drop) selection.drop(picked, drop);
      else selection.cancel();
    },
    end: (node) => node.classList.remove('is-dragging'),
  });
}
