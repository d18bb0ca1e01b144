/** The look of a kind of card: the four colours of the box, and a shape for each. */
import type { Shape } from '../look/cards';

export type Kind = 'basic' | 'defense' | 'weapon' | 'specialty';

export const shapeOf: Record<Kind, Shape> = {
  basic: 'circle',
  defense: 'shield',
  weapon: 'diamond',
  specialty: 'star',
};
