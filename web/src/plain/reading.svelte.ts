/** How a table's view is read: names, labels and words in the player's language. */
import { t, words } from '../words';
import { labelOf, sorted, type Reading, type SortedView } from './fields';
import { fieldsOf } from './offer';
import type { PlainRoom } from './room.svelte';

const sayable = (key: string, otherwise: string): string => (words.has(key) ? t(key) : otherwise);

/** A game may name the fields of its view: `web-view-GAME-FIELD`. */
export function readingOf(screen: PlainRoom): Reading {
  const { game } = screen.scene;
  return {
    names: screen.names.map((_, seat) => screen.nameTo(seat)),
    yes: t('t-plain-yes'),
    no: t('t-plain-no'),
    word: (text) => sayable(`card-${text}`, text),
    fields: fieldsOf(game),
    label: (key) => sayable(`web-view-${game}-${key.replaceAll('_', '-')}`, labelOf(key)),
  };
}

const NOTHING: SortedView = { seats: [], hand: null, rest: [] };

export function sortedFor(screen: PlainRoom): SortedView {
  return screen.view ? sorted(screen.view as Record<string, unknown>, readingOf(screen)) : NOTHING;
}
