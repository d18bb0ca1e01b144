/** The poses of a chalk figure. */
export type Pose = 'normal' | 'hit' | 'down' | 'hiding' | 'choked';

/** The lines of a figure in a box of 100 by 130, with the head at (50, 32). */
export interface Drawing {
  hair: string;
  /** Whether the hair is an area to tint. */
  filled: boolean;
  clothes: string;
  extra: string;
}

const SPECTACLES = 'M38 31a5 5 0 1 0 10 0a5 5 0 1 0-10 0M52 31a5 5 0 1 0 10 0a5 5 0 1 0-10 0M48 31h4';
const SHIRT = 'M41 54h18l2 31H39z';

/** One look for each of the eight seats. */
const drawings: readonly Drawing[] = [
  {
    hair: 'M36 27l-4-13 10 5 4-12 7 10 9-8v11l8-3-5 11q-14-9-29-1z',
    filled: true,
    clothes: SHIRT,
    extra: 'M40 63h20M40 73h20',
  },
  {
    hair: 'M35 32c-3-20 33-21 30 0-6-9-22-10-30 0z',
    filled: true,
    clothes: 'M50 49l17 42H33z',
    extra: 'M64 20c14-5 20 8 13 22M62 19l9-8 1 10z',
  },
  { hair: 'M34 26c0-20 32-20 32 0z', filled: true, clothes: SHIRT, extra: 'M66 26q9-1 16 3M50 11v-2M46 58v10h8V58' },
  {
    hair: 'M36 29a6 6 0 0 1 2-11 7 7 0 0 1 11-6 7 7 0 0 1 12 6 6 6 0 0 1 3 11q-12-10-28 0z',
    filled: true,
    clothes: 'M50 49l15 40q-15 6-30 0z',
    extra: 'M42 72h16',
  },
  {
    hair: 'M43 18L41 5l6 8 3-11 4 11 6-8-2 13q-8-3-15 0z',
    filled: true,
    clothes: SHIRT,
    extra: 'M50 54v31M44 60h2M54 60h2',
  },
  {
    hair: 'M35 29c0-19 30-19 30 0-9-8-21-8-30 0z',
    filled: true,
    clothes: 'M41 66h18v20H41z',
    extra: 'M35 23c-12-5-16 8-11 17M65 23c12-5 16 8 11 17M43 66l3-14M57 66l-3-14',
  },
  {
    hair: 'M34 25c0-19 32-19 32 0z',
    filled: true,
    clothes: SHIRT,
    extra: 'M32 26h36M46 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M39 57q11 6 22 0M60 58l6 14',
  },
  {
    hair: 'M35 30c-2-17 24-23 31-6-10 2-17 0-22-6-2 6-5 9-9 12z',
    filled: true,
    clothes: SHIRT,
    extra: `${SPECTACLES}M50 54v9M46 56l4 4 4-4`,
  },
];

/** The look of a seat. */
export function drawingOf(seat: number): Drawing {
  const index = ((Math.trunc(seat) % drawings.length) + drawings.length) % drawings.length;
  return drawings[index] as Drawing;
}

/** Arms and legs in each pose that shows the figure. */
export const limbs: Record<Exclude<Pose, 'hiding'>, string> = {
  normal: 'M50 57c-9 5-15 13-17 24M50 57c9 5 15 11 20 20M50 85c-3 12-7 23-12 34h-6M50 85c3 12 7 23 12 34h6',
  hit: 'M50 57c-10-2-20-9-28-19M50 57c11-4 20-12 26-22M50 85c-9 9-14 19-19 33h-6M50 85c4 12 11 20 20 26l5-4',
  down: 'M50 57c-12 2-20 8-27 17M50 57c12 2 18 9 22 20M50 85c-7 11-12 21-14 34M50 85c7 10 14 18 16 33',
  choked: 'M50 60c-16 8-22-4-8-13M50 60c16 8 22-4 8-13M50 85c-2 12-9 20-17 26l-4-4M50 85c3 12 9 22 15 33h6',
};
