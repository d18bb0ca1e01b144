/** The size of the cards in a hand, and the place where the selected one is held up to be read. */

/** The least width of a card that is held up, in pixels: its print is at least 14 px, and a long text fits. */
const LEAST = 236;
/** The height of a card with a long text, as part of its width. */
const TALL = 1.4;
/** The distance from the edge of the window. */
const EDGE = 8;

/** The greatest width of a card in the hand, which grows with the screen. */
export function handWidth(width: number, height: number): number {
  if (width <= 760 || height <= 720) return 96;
  return Math.round(Math.min(280, Math.max(124, height * 0.162)));
}

/** The width of a card that is held up: always larger than in the hand. */
export function readerWidth(width: number, height: number): number {
  return Math.max(LEAST, Math.round(handWidth(width, height) * 1.45));
}

/** Where a card of this width is held up: above the prompt and over its place, or beside it if there is no room. */
export function readerPlace(
  from: { left: number; width: number },
  prompt: number,
  screen: number,
  width = LEAST,
): { left: number; bottom: number } {
  const height = width * TALL;
  const middle = from.left + from.width / 2;
  const roomy = prompt - EDGE > height;
  const beside = middle < screen / 2 ? from.left + from.width + EDGE : from.left - width - EDGE;
  const left = roomy ? middle - width / 2 : beside;
  return {
    left: Math.max(EDGE, Math.min(screen - width - EDGE, left)),
    bottom: roomy ? prompt - EDGE : height + 2 * EDGE,
  };
}
