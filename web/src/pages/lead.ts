const READERS_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place and stays there while late fonts and styles move it, until the reader does something. Returns a
 * function that stops it.
 */
export function leadTo(place: HTMLElement): () => void {
  const show = (): void => place.scrollIntoView({ block: 'start' });
  const moved = new ResizeObserver(show);
  const end = (): void => {
    moved.disconnect();
    for (const move of READERS_MOVES) removeEventListener(move, end, true);
  };
  show();
  place.focus({ preventScroll: true });
  moved.observe(document.body);
  for (const move of READERS_MOVES) addEventListener(move, end, { capture: true, passive: true });
  return end;
}
