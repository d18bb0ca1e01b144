import type { Attachment } from 'svelte/attachments';

const LONG_PRESS_MS = 450;
/** A finger that moves farther than this is dragging or scrolling, in pixels. */
const SLACK = 9;

/** Asks what something is, on a long press, a right click or `?`. A long press that asked does not click as well. */
export function asking(ask: (() => void) | undefined): Attachment<HTMLElement> {
  return (node) => {
    if (!ask) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = false;
    let [x, y] = [0, 0];

    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      asked = false;
      stop();
      if (event.pointerType === 'mouse') return;
      [x, y] = [event.clientX, event.clientY];
      timer = setTimeout(() => {
        asked = true;
        ask();
      }, LONG_PRESS_MS);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLACK) stop();
    };
    const menu = (event: Event) => {
      event.preventDefault();
      stop();
      if (!asked) ask();
      asked = true;
    };
    const click = (event: Event) => {
      if (!asked) return;
      asked = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== '?') return;
      event.preventDefault();
      event.stopPropagation();
      ask();
    };

    const listeners: [string, EventListener, boolean][] = [
      ['pointerdown', down as EventListener, false],
      ['pointermove', move as EventListener, false],
      ['pointerup', stop, false],
      ['pointercancel', stop, false],
      ['pointerleave', stop, false],
      ['contextmenu', menu, false],
      ['click', click, true],
      ['keydown', key as EventListener, false],
    ];
    for (const [name, listener, early] of listeners) node.addEventListener(name, listener, early);
    return () => {
      stop();
      for (const [name, listener, early] of listeners) node.removeEventListener(name, listener, early);
    };
  };
}
