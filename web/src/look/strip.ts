import type { Pose } from './figure';

/** One panel of the strip: a card that was played, by whom, at whom. */
export interface PanelFace {
  key: string | number;
  /** Who played it. */
  who: string;
  /** Their seat, for figure and colour. */
  seat: number;
  pose?: Pose;
  /** The name of the card, where it is too small to be read on it. */
  title?: string;
  /** At whom. */
  at?: string;
  speech?: string;
  /** Struck through: the card was stopped. */
  stopped?: boolean;
  /** The panel in one sentence, for those who cannot see it. */
  label: string;
}

/** The damage that hangs in the air. */
export interface BurstFace {
  text: string;
  note?: string;
  label: string;
}
