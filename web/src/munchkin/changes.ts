/** What a move would change at once, in a few words. */
import { t } from '../words';
import { signed } from './facts.svelte';
import type { Choice } from './types';

/** A row of short texts, such as "fight +5"; empty if nothing is known or nothing changes. */
export function changesOf({ change }: Choice): string[] {
  if (!change) return [];
  const said: string[] = [];
  if (change.fight) said.push(t('t-mb-change-fight', { n: signed(change.fight) }));
  if (change.strength) said.push(t('t-mb-change-strength', { n: signed(change.strength) }));
  if (change.levels) said.push(t('t-mb-change-levels', { n: signed(change.levels) }));
  return said;
}
