/** The size of the cards in a hand, and the place where the selected one is held up to be read. */

/** The width of a card that is held up, in pixels: its print is at least 14 px, and a long text fits. */
export const READER = 236;
/** The approximate height of a card with a long text. */
const HEIGHT = 330;
/** The distance from the edge of the window. */
const EDGE = 8;

/** The greatest width of a card in the hand, which grows with the screen. */
export function handWidth(width: number, height: number): number {
  if (width <= 760 || height <= 720) return 96;
  return Math.round(Math.min(280, Math.max(124, height * 0.162)));
}

/** Where a card is held up: above the prompt and over its place, or beside it if there is no room above. */
export function readerPlace(
  from: { left: number; width: number },
  prompt: number,
  width: number,
): { left: number; bottom: number } {
  const middle = from.left + from.width / 2;
  const roomy = prompt - EDGE > HEIGHT;
  const beside = middle < width / 2 ? from.left + from.width + EDGE : from.left - READER - EDGE;
  const left = roomy ? middle - READER / 2 : beside;
  return {
    left: Math.max(EDGE, Math.min(width - READER - EDGE, left)),
    bottom: roomy ? prompt - EDGE : HEIGHT + 2 * EDGE,
  };
}
