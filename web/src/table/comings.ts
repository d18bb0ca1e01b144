/** Announcements of who sat down and who left. */
import { t } from '../words';
import type { TableInfo } from '../wire';

type Place = TableInfo['seats'][number];

const isPerson = ({ who }: Place) => who !== 'bot' && who !== 'nobody';

/** What is announced about the difference between two states of a table. */
export function comings(before: readonly Place[], after: readonly Place[]): string[] {
  return after.flatMap((place, seat) => {
    const old = before[seat];
    if (!old) return [];
    if (!isPerson(old) && isPerson(place)) return [t('t-came', { name: place.name })];
    if (isPerson(old) && !isPerson(place)) return [t('t-left', { name: old.name })];
    if (old.who !== 'stood-in' && place.who === 'stood-in') return [t('t-bot-stands-in', { name: place.name })];
    if (old.who === 'stood-in' && place.who === 'person') return [t('t-is-back', { name: place.name })];
    return [];
  });
}
