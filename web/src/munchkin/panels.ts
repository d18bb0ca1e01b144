/** What was played in a turn, as the strip draws it. */
import type { PanelFace } from '../look/strip';
import { t } from '../words';
import type { MunchkinCard } from '../wire';
import { cardName } from './facts.svelte';
import type { House } from './screen.svelte';
import type { Turn } from './turns';

export interface CardPanel extends PanelFace {
  card: MunchkinCard;
}

export function panelsOf(turn: Turn, screen: House): CardPanel[] {
  return turn.shown.map((shown, i) => {
    const who = screen.nameTo(shown.by);
    const at = shown.at === null ? '' : screen.nameTo(shown.at);
    const card = cardName(shown.card);
    const label = t(at ? 't-panel-at' : 't-panel', { who, card, at }) + (shown.talk ? ` “${shown.talk}”` : '');
    return {
      key: `${shown.key} ${i}`,
      who,
      seat: shown.by,
      card: shown.card,
      title: card,
      stopped: shown.stopped,
      label: shown.stopped ? t('t-panel-stopped', { panel: label }) : label,
      ...(at ? { at } : {}),
      ...(shown.talk ? { speech: shown.talk } : {}),
    };
  });
}
