/** Sets of places as the table writes them: one bit for each. */
export const has = (bits: number, place: number): boolean => ((bits >>> place) & 1) === 1;

export const flip = (bits: number, place: number): number => (bits ^ (1 << place)) >>> 0;

export const places = (bits: number): number[] =>
  Array.from({ length: 32 }, (_, place) => place).filter((place) => has(bits, place));

export const bitsOf = (chosen: readonly number[]): number =>
  chosen.reduce((bits, place) => bits | (1 << place), 0) >>> 0;

export const count = (bits: number): number => places(bits).length;
