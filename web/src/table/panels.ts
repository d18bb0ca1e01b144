/** The panels of a turn, as the strip draws them. */
import type { PanelFace } from '../look/strip';
import { t } from '../words';
import type { Card } from '../wire';
import type { Act } from './acts';
import { nameOf } from './facts';
import type { Screen } from './screen.svelte';

export interface CardPanel extends PanelFace {
  card: Card;
  /** How often, or with how many Weird. */
  times: string;
}

export function panelsOf(act: Act, screen: Screen): CardPanel[] {
  return act.panels.map((panel) => {
    const who = screen.nameTo(panel.by);
    const at = panel.at.map((seat) => screen.nameTo(seat)).join(', ');
    const card = nameOf(panel.card);
    const said = panel.talk ? ` “${panel.talk}”` : '';
    const label = t(at ? 't-panel-at' : 't-panel', { who, card, at }) + said;
    return {
      key: panel.key,
      who,
      seat: panel.by,
      card: panel.card,
      title: card,
      stopped: panel.stopped,
      label: panel.stopped ? t('t-panel-stopped', { panel: label }) : label,
      times: panel.copies > 1 ? `×${panel.copies}` : panel.weirds ? `+${2 * panel.weirds}` : '',
      ...(at ? { at } : {}),
      ...(panel.talk ? { speech: panel.talk } : {}),
    };
  });
}
