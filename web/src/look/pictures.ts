/** A card's picture: a figure in front of its shape, and something small beside it. */
import type { IconAddress } from './icons';

/** Where the small thing is: below the figure, on its head, or above it. */
export type Place = 'corner' | 'hat' | 'sky';

export interface CardPicture {
  figure: IconAddress;
  thing?: IconAddress;
  place: Place;
  /** One of the papers behind the figure, from 0. */
  paper: number;
  /** How the figure leans, in degrees. */
  lean: number;
}

const PAPERS = 6;
const LEANS = [-9, -5, 0, 4, 8] as const;

/** A number that stays the same for a name (FNV-1a). */
function numberOf(name: string): number {
  let sum = 0x811c9dc5;
  for (const letter of name) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum;
}

/** The picture that is written as "figure thing place" in a game's table; the name of the card gives paper and pose. */
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
