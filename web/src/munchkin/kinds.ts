/** The look of a kind of card: its colour, a token `--kind-…`, and its shape. */
import type { Shape } from '../look/cards';

/** The kinds of cards, as in card files. One-shot items are a kind of their own here. */
export type MunchkinKind =
  | 'monster'
  | 'enhancer'
  | 'wandering'
  | 'twin'
  | 'curse'
  | 'race'
  | 'class'
  | 'style'
  | 'half'
  | 'power'
  | 'minion'
  | 'item'
  | 'one-shot'
  | 'goup'
  | 'special';

export const munchkinLook: Record<MunchkinKind, { tone: string; shape: Shape }> = {
  monster: { tone: 'monster', shape: 'blob' },
  enhancer: { tone: 'enhancer', shape: 'arrow' },
  wandering: { tone: 'enhancer', shape: 'cloud' },
  twin: { tone: 'enhancer', shape: 'circle' },
  curse: { tone: 'curse', shape: 'drop' },
  race: { tone: 'race', shape: 'shield' },
  class: { tone: 'race', shape: 'diamond' },
  style: { tone: 'race', shape: 'circle' },
  half: { tone: 'race', shape: 'heart' },
  power: { tone: 'power', shape: 'star' },
  minion: { tone: 'minion', shape: 'heart' },
  item: { tone: 'item', shape: 'square' },
  'one-shot': { tone: 'oneshot', shape: 'flask' },
  goup: { tone: 'goup', shape: 'arrow' },
  special: { tone: 'special', shape: 'hexagon' },
};
