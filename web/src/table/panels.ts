/** The panels of a strip. */
import type { PanelFace } from '../look/strip';
import { t } from '../words';
import type { Seat } from '../wire';
import type { Room } from './room.svelte';

/** A card that was seen being played. */
export interface PanelContent {
  key: string | number;
  by: Seat;
  /** The name of the card. */
  name: string;
  at: readonly Seat[];
  talk?: string | undefined;
  stopped: boolean;
}

export function panelOf({ key, by, name, at, talk, stopped }: PanelContent, screen: Room): PanelFace {
  const who = screen.nameTo(by);
  const whom = at.map((seat) => screen.nameTo(seat)).join(', ');
  const label = t(whom ? 't-panel-at' : 't-panel', { who, card: name, at: whom }) + (talk ? ` “${talk}”` : '');
  return {
    key,
    who,
    seat: by,
    title: name,
    stopped,
    label: stopped ? t('t-panel-stopped', { panel: label }) : label,
    ...(whom ? { at: whom } : {}),
    ...(talk ? { speech: talk } : {}),
  };
}
