/** The panels of a turn, as the strip draws them. */
import type { PanelFace } from '../look/strip';
import { panelOf } from '../table/panels';
import type { Room } from '../table/room.svelte';
import type { Card } from '../wire';
import type { Act } from './acts';
import { nameOf } from './facts';

export interface CardPanel extends PanelFace {
  card: Card;
  /** How many copies, or how many Weird. */
  times: string;
}

export function panelsOf(act: Act, screen: Room): CardPanel[] {
  return act.panels.map((panel) => ({
    ...panelOf({ ...panel, name: nameOf(panel.card) }, screen),
    card: panel.card,
    times: panel.copies > 1 ? `×${panel.copies}` : panel.weirds ? `+${2 * panel.weirds}` : '',
  }));
}
