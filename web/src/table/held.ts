/** A card of a hand, with all that its face needs. */
import type { CardState } from '../look/cards';

export interface HandCard<C extends string | number> {
  card: C;
  state: CardState;
  /** The name of the state, for people who cannot see it. */
  more: string;
  /** Held up to be read, above the table. */
  reading: boolean;
  width: number;
  tabindex: number;
  onpick?: () => void;
  onask?: () => void;
}
