/** The cards played in a turn, as the strip draws them. */
import type { PanelFace } from '../look/strip';
import { panelOf } from '../table/panels';
import type { Room } from '../table/room.svelte';
import type { MunchkinCard } from '../wire';
import type { Deeds } from './deeds';
import { cardName } from './facts.svelte';

export interface CardPanel extends PanelFace {
  card: MunchkinCard;
}

export function panelsOf(turn: Deeds, screen: Room): CardPanel[] {
  return turn.shown.map((shown, i) => {
    const at = shown.at === null ? [] : [shown.at];
    return {
      ...panelOf({ ...shown, key: `${shown.key} ${i}`, name: cardName(shown.card), at }, screen),
      card: shown.card,
    };
  });
}
