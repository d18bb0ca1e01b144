/** A card's picture: a figure in front of its shape, and a small thing beside it. */
import type { IconAddress } from './icons';

/** The place of the small thing: below the figure, on its head, or above it. */
export type Place = 'corner' | 'hat' | 'sky';

export interface CardPicture {
  figure: IconAddress;
  thing?: IconAddress;
  place: Place;
  /** The number of the paper behind the figure, from 0. */
  paper: number;
  /** The tilt of the figure, in degrees. */
  lean: number;
}

const PAPERS = 6;
const LEANS = [-9, -5, 0, 4, 8] as const;

/** A number that is always the same for a name (FNV-1a). */
function numberOf(name: string): number {
  let sum = 0x811c9dc5;
  for (const letter of name) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum;
}

/** The picture that a game's table writes as "figure thing place". The card's name decides paper and pose. */
export function picture(sprite: string, card: string, written: string): CardPicture {
  const [figure = '', thing, place = 'corner'] = written.split(' ');
  const number = numberOf(card);
  return {
    figure: `${sprite}#${figure}`,
    ...(thing ? { thing: `${sprite}#${thing}` as const } : {}),
    place: place as Place,
    paper: number % PAPERS,
    lean: LEANS[(number >>> 8) % LEANS.length] ?? 0,
  };
}
