import type { Pose } from './figure';

/** A panel of the strip: a card, who played it, and at whom. */
export interface PanelFace {
  key: string | number;
  /** Who played it. */
  who: string;
  /** Their seat, for figure and colour. */
  seat: number;
  pose?: Pose;
  /** The name of the card, shown where the card is too small to read. */
  title?: string;
  /** The target. */
  at?: string;
  speech?: string;
  /** Whether the card was stopped and is struck through. */
  stopped?: boolean;
  /** The panel in one sentence, for people who cannot see it. */
  label: string;
}

/** Damage that is pending. */
export interface BurstFace {
  text: string;
  note?: string;
  label: string;
}
