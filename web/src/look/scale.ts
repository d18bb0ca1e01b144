/** Lengths that grow with the text, as on large screens. */

const TEXT = 16;

/** A length in CSS units; pixels are those of a common screen. */
export function scaled(length: number | string | undefined): string | undefined {
  if (typeof length === 'number') return `${length / TEXT}rem`;
  return length?.endsWith('px') ? `${Number.parseFloat(length) / TEXT}rem` : length;
}
