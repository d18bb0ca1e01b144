/** Cards of the hand can be dragged onto a player, or onto the table. */
import type { Attachment } from 'svelte/attachments';
import type { Screen } from './screen.svelte';

/** So far the pointer moves before a press is a drag, in pixels. */
const SLACK = 9;

interface Drag {
  position: number;
  x: number;
  y: number;
  card: HTMLElement;
  /** The picture that follows the pointer, once it is a drag. */
  ghost: HTMLElement | null;
}

function under(event: PointerEvent): Element | null {
  return document.elementFromPoint(event.clientX, event.clientY);
}

function seatAt(event: PointerEvent): number | null {
  const seat = under(event)?.closest<HTMLElement>('[data-seat]')?.dataset['seat'];
  return seat === undefined ? null : Number(seat);
}

export function dragging(screen: Screen): Attachment<HTMLElement> {
  return (node) => {
    let drag: Drag | null = null;

    const end = () => {
      drag?.ghost?.remove();
      drag = null;
    };
    const down = (event: PointerEvent) => {
      const card = (event.target as Element).closest<HTMLElement>('[data-hand]');
      const name = card && screen.view?.hand[Number(card.dataset['hand'])];
      if (!card || !name || event.button !== 0 || screen.selection.discarding || !screen.selection.playable(name))
        return;
      drag = { position: Number(card.dataset['hand']), x: event.clientX, y: event.clientY, card, ghost: null };
    };
    const move = (event: PointerEvent) => {
      if (!drag) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.ghost) {
        if (Math.hypot(dx, dy) < SLACK) return;
        const box = drag.card.getBoundingClientRect();
        drag.ghost = drag.card.cloneNode(true) as HTMLElement;
        drag.ghost.setAttribute('aria-hidden', 'true');
        drag.ghost.style.cssText = `position:fixed;z-index:1000;pointer-events:none;left:${box.left}px;top:${box.top}px;opacity:0.92`;
        // Inside the screen, so that it has the colours of its theme.
        node.append(drag.ghost);
        // The card is chosen, so that its targets glow.
        if (screen.selection.card !== drag.position) screen.selection.lift(drag.position);
      }
      drag.ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-8, Math.min(8, dx / 12))}deg)`;
    };
    const up = (event: PointerEvent) => {
      if (!drag) return;
      const { position, ghost } = drag;
      end();
      if (!ghost) return;
      const seat = seatAt(event);
      if (seat !== null) screen.selection.drop(position, seat);
      else if (under(event)?.closest('[data-drop]')) screen.selection.drop(position, null);
      else screen.selection.cancel();
      // The click that follows a drag on the same card is no click.
      const swallow = (click: Event) => {
        click.stopPropagation();
        click.preventDefault();
      };
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    };

    node.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', end);
    return () => {
      end();
      node.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
    };
  };
}
