/** A card of a hand, as its face is drawn. */
import type { CardState } from '../look/cards';

export interface Held<C extends string | number> {
  card: C;
  state: CardState;
  /** What the state is called, for those who cannot see it. */
  more: string;
  /** Held up to be read, above the table. */
  reading: boolean;
  width: number;
  tabindex: number;
  onpick?: () => void;
  onask?: () => void;
}
