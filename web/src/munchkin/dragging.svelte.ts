/** Cards of the hand and items in play can be dragged: onto players, monsters, slots, the table. */
import type { Attachment } from 'svelte/attachments';
import type { House } from './screen.svelte';
import type { Drop, Picked } from './selection.svelte';

/** So far the pointer moves before a press is a drag, in pixels. */
const SLACK = 9;

interface Drag {
  picked: Picked;
  x: number;
  y: number;
  card: HTMLElement;
  /** The picture that follows the pointer, once it is a drag. */
  ghost: HTMLElement | null;
}

/** What lies under the pointer, as a place to drop something. */
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

export function dragging(screen: House): Attachment<HTMLElement> {
  return (node) => {
    let drag: Drag | null = null;

    const end = () => {
      drag?.ghost?.remove();
      node.classList.remove('is-dragging');
      drag = null;
    };
    const down = (event: PointerEvent) => {
      const card = (event.target as Element).closest<HTMLElement>('[data-hand], [data-item]');
      if (!card || event.button !== 0) return;
      const place = card.dataset['hand'];
      const picked = { card: Number(card.dataset['card']), place: place === undefined ? null : Number(place) };
      if (!screen.live || !screen.selection.playable(picked)) return;
      drag = { picked, x: event.clientX, y: event.clientY, card, ghost: null };
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
        node.classList.add('is-dragging');
        screen.selection.lift(drag.picked);
      }
      drag.ghost.style.transform = `translate(${dx}px, ${dy}px)`;
    };
    const up = (event: PointerEvent) => {
      if (!drag) return;
      const { picked, ghost } = drag;
      end();
      if (!ghost) return;
      const drop = dropAt(event);
      if (drop) screen.selection.drop(picked, drop);
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
