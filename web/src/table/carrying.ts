/** Taking something with the pointer and dropping it somewhere: the dragging that all games share. */
import type { Attachment } from 'svelte/attachments';

/** So far the pointer moves before a press is a drag, in pixels. */
const SLACK = 9;

export interface Carrying<T> {
  /** Where something can be taken, as a selector. */
  from: string;
  /** What is taken there; `null` if it must stay. */
  take: (from: HTMLElement) => T | null;
  /** It is a drag now. */
  lift: (taken: T, node: HTMLElement) => void;
  /** It is let go where the pointer is. */
  drop: (taken: T, event: PointerEvent) => void;
  /** How the picture that follows the pointer is turned, as CSS, so many pixels from where it was taken. */
  turned?: (dx: number) => string;
  /** However it ended. */
  end?: (node: HTMLElement) => void;
}

interface Drag<T> {
  taken: T;
  x: number;
  y: number;
  from: HTMLElement;
  /** The picture that follows the pointer, once it is a drag. */
  ghost: HTMLElement | null;
}

export function carrying<T>(how: Carrying<T>): Attachment<HTMLElement> {
  return (node) => {
    let drag: Drag<T> | null = null;

    const end = () => {
      drag?.ghost?.remove();
      how.end?.(node);
      drag = null;
    };
    const down = (event: PointerEvent) => {
      const from = (event.target as Element).closest<HTMLElement>(how.from);
      if (!from || event.button !== 0) return;
      const taken = how.take(from);
      if (taken !== null) drag = { taken, x: event.clientX, y: event.clientY, from, ghost: null };
    };
    const move = (event: PointerEvent) => {
      if (!drag) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.ghost) {
        if (Math.hypot(dx, dy) < SLACK) return;
        const box = drag.from.getBoundingClientRect();
        drag.ghost = drag.from.cloneNode(true) as HTMLElement;
        drag.ghost.setAttribute('aria-hidden', 'true');
        drag.ghost.dataset['ghost'] = '';
        drag.ghost.style.cssText = `position:fixed;z-index:1000;pointer-events:none;left:${box.left}px;top:${box.top}px;opacity:0.92`;
        // Inside the screen, so that it has the colours of its theme.
        node.append(drag.ghost);
        how.lift(drag.taken, node);
      }
      drag.ghost.style.transform = `translate(${dx}px, ${dy}px) ${how.turned?.(dx) ?? ''}`;
    };
    const up = (event: PointerEvent) => {
      if (!drag) return;
      const { taken, ghost } = drag;
      end();
      if (!ghost) return;
      how.drop(taken, event);
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
