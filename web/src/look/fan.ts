/** The layout of a hand of cards. */
export interface Fan {
  /** The width of a card, in pixels. */
  width: number;
  height: number;
  places: { left: number; drop: number; turn: number }[];
}

const NARROWEST = 64;
const RATIO = 7 / 5;

/**
 * Spreads `count` cards over `space` pixels. They are as wide as `widest` allows and side by side while they fit;
 * then they overlap, and they shrink only when more than a fifth of each would be covered.
 */
export function fan(count: number, space: number, widest: number): Fan {
  const middle = (count - 1) / 2;
  const bend = Math.min(2.2, 9 / Math.max(1, count));
  // The outer cards lean outwards.
  const lean = Math.sin((middle * bend * Math.PI) / 180) * Math.min(widest, space / 4) * RATIO;
  const inner = space - 2 * lean;
  const ideal = inner / (1 + Math.max(0, count - 1) * 0.8);
  const smallest = Math.min(widest, count > 6 ? Math.max(NARROWEST, space / 5) : NARROWEST);
  const width = Math.floor(Math.min(widest, Math.max(smallest, ideal)));
  const step = count > 1 ? Math.min(width * 1.04, (inner - width) / (count - 1)) : 0;
  const start = (space - (width + step * (count - 1))) / 2;
  const places = Array.from({ length: count }, (_, i) => {
    const off = i - middle;
    const turn = off * bend;
    return { left: start + step * i, drop: ((off * off) / Math.max(1, middle * middle)) * width * 0.1, turn };
  });
  return { width, height: Math.ceil(width * RATIO), places };
}
