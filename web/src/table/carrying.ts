/** Dragging with the pointer, shared by all games. */
import type { Attachment } from 'svelte/attachments';

/** How far the pointer moves before a press becomes a drag, in pixels. */
const SLACK = 9;

export interface Carrying<T> {
  /** A selector for what can be dragged. */
  from: string;
  /** What is dragged from there; `null` if it must stay. */
  take: (from: HTMLElement) => T | null;
  /** Called when it becomes a drag. */
  lift: (taken: T, node: HTMLElement) => void;
  /** Called when it is dropped at the pointer. */
  drop: (taken: T, event: PointerEvent) => void;
  /** The CSS rotation of the dragged picture, `dx` pixels from its start. */
  turned?: (dx: number) => string;
  /** Called when the drag ends, however it ends. */
  end?: (node: HTMLElement) => void;
}

interface Drag<T> {
  taken: T;
  x: number;
  y: number;
  from: HTMLElement;
  /** The picture that follows the pointer during a drag. */
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
        // Inside the screen, so that it has the theme's colours.
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
      // Ignores the click that follows a drag on the same card.
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
