/** The look of cards in all games. */

/** The shape behind a card's icon, so that colour is never the only sign. */
export type Shape =
  | 'circle'
  | 'shield'
  | 'diamond'
  | 'star'
  | 'blob'
  | 'drop'
  | 'hexagon'
  | 'square'
  | 'flask'
  | 'arrow'
  | 'heart'
  | 'cloud';

/** The state of a card. A `dim` card cannot be played now and says why when asked. */
export type CardState = 'plain' | 'playable' | 'dim' | 'selected' | 'target';

/** Outlines in a box of 100 by 100. */
export const outlines: Record<Shape, string> = {
  circle: 'M50 3a47 47 0 1 1 0 94a47 47 0 1 1 0-94z',
  shield: 'M50 2c11 9 25 13 42 14v32c0 24-16 40-42 50C24 88 8 72 8 48V16C25 15 39 11 50 2z',
  diamond: 'M50 1l49 49-49 49L1 50z',
  star: 'M50 1l13 17 21-5 0 22 16 15-16 15 0 22-21-5-13 17-13-17-21 5 0-22L0 50l16-15 0-22 21 5z',
  blob: 'M22 14l9 10 10-15 9 12 10-13 9 14 12-9 0 15c12 8 17 19 17 31 0 23-20 39-48 39S2 82 2 59c0-12 6-23 17-30z',
  drop: 'M56 1c3 18 38 33 38 62 0 22-19 36-44 36S6 85 6 62c0-16 9-23 16-32 3 8 6 11 11 12C31 26 40 9 56 1z',
  hexagon: 'M27 5h46l26 45-26 45H27L1 50z',
  square: 'M14 5h72q9 0 9 9v72q0 9-9 9H14q-9 0-9-9V14q0-9 9-9z',
  flask: 'M36 2h28v8h-4v20c22 6 36 18 36 36 0 20-20 33-46 33S4 86 4 66c0-18 14-30 36-36V10h-4z',
  arrow: 'M50 1l48 46H78v51H22V47H2z',
  heart: 'M50 97C18 74 2 56 2 34 2 16 15 5 28 5c10 0 18 5 22 14C54 10 62 5 72 5c13 0 26 11 26 29 0 22-16 40-48 63z',
  cloud: 'M26 88C10 88 2 78 2 66c0-11 7-19 17-21C19 26 32 12 50 12c17 0 29 11 32 27 10 2 17 11 17 24 0 14-9 25-24 25z',
};
