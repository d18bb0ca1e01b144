/** The discard pile as a person remembers it. The table's order of the pile means nothing. */
import type { Card, Event } from '../wire';
import { weirdsIn } from './facts';
import type { Entry } from './types';

/** The cards that went to the pile in an event. */
function goneIn(event: Event): Card[] {
  switch (event.event) {
    case 'played':
      return [...Array<Card>(weirdsIn(event.weirds)).fill('weird'), event.card];
    case 'played-alone':
    case 'escaping':
    case 'discarded':
      return [event.card];
    case 'answered':
      return event.faster ? ['faster', event.card] : [event.card];
    case 'humiliated':
      return ['humiliation'];
    case 'aid-played':
      return Array<Card>(event.cards).fill('first-aid');
    default:
      return [];
  }
}

/** The cards of the pile, the newest first as far as the log since the last shuffle tells; then the others. */
export function newestFirst(pile: readonly Card[], told: readonly Entry[]): { seen: Card[]; others: Card[] } {
  const left = [...pile];
  const seen: Card[] = [];
  const back: Card[] = [];
  const takeFrom = (cards: Card[], card: Card): boolean => {
    const at = cards.indexOf(card);
    if (at >= 0) cards.splice(at, 1);
    return at >= 0;
  };
  for (const event of told.flatMap(({ events }) => events).reverse()) {
    if (event.event === 'reshuffled' || !left.length) break;
    // A card that returned to a hand is not in the pile.
    if (event.event === 'returned') back.push(event.card);
    for (const card of goneIn(event).reverse()) {
      if (!takeFrom(back, card) && takeFrom(left, card)) seen.push(card);
    }
  }
  return { seen, others: left };
}
