/**
 * Searches everything a client was told about a game of Munchkin Bites! for cards that it could not know. A card may
 * be named to a player only after they have seen it: in their own hand, or in an event before their eyes. The events
 * are those that the record of the finished game shows to everybody.
 */
import type { Munchkin } from '../src/munchkin/types';
import type { MunchkinCard, MunchkinEvent, Seat, TableMessage } from '../src/wire';
import file from '../src/wire/munchkin-cards.json' with { type: 'json' };
import { same, type Step } from './hidden';

const words = (text: string) => text.trim().split(/\s+/);
/** Fields in which a number is a card. */
const CARDS = new Set(
  words(`card hand traits half powers minions curses barred monsters laid_out discarded received turned-up choose drop
    claim trouble cheat with replaces loses`),
);
/** Fields of pairs whose first number is a card. */
const PAIRS = new Set(['items', 'bonuses', 'enhancers']);
/** Fields whose numbers are not cards: seats, sums, places. A field that is in neither list needs a look. */
const PLAIN = new Set(
  words(`n id left total seat player turn starter round level levels strength unknown ranks head armour feet hands big worth
    drawable main helper fighters_total monsters_total monster bonus treasures number asked whom of to victim line offer
    winners at from give want item items by die roll seen other gold excess fight lay-out run-from hand you watching players
    beat number last_call concerned`),
);

export interface Named {
  cards: Set<MunchkinCard>;
  /** Numbers in unknown fields. */
  strange: string[];
}

/** Every card that a value names, by number or by the key of its name. */
export function namedIn(value: unknown, key = '', named: Named = { cards: new Set(), strange: [] }): Named {
  if (typeof value === 'number') {
    if (CARDS.has(key)) named.cards.add(value);
    else if (!PLAIN.has(key)) named.strange.push(`${key}: ${value}`);
  } else if (typeof value === 'string') {
    const slug = /^mb-(?:card|users|flavour)-(.+)$|^mb-text-(.+)-\d+$/.exec(value);
    const at = slug ? file.cards.findIndex((card) => card.slug === (slug[1] ?? slug[2])) : -1;
    if (at >= 0) named.cards.add(at);
    if (key === 'card' && /^\d+$/.test(value)) named.cards.add(Number(value));
  } else if (Array.isArray(value)) {
    const pairs = PAIRS.has(key);
    for (const one of value as unknown[]) {
      if (pairs && Array.isArray(one)) named.cards.add(Number(one[0]));
      else namedIn(one, key, named);
    }
  } else if (value !== null && typeof value === 'object') {
    for (const [field, part] of Object.entries(value)) {
      // Bits for places of a hand are not cards. The subject of a choice may be one. Sentences may count.
      const bits = field === 'hand' && typeof part === 'number';
      const counted = key === 'args' && typeof part === 'number';
      const reason = key === 'pick' && field === 'by';
      // The totals in a forecast with a helper.
      const forecast = key === 'help' && typeof part === 'number';
      if (!bits && !counted && !forecast) namedIn(part, reason ? 'card' : field, named);
    }
  }
  return named;
}

const EVERYBODY = 255;

/** Whether a viewer sees the card of an event that not everybody sees. */
function isSeen(event: MunchkinEvent, you: Seat | null): boolean {
  if (!('seen' in event) || event.seen === EVERYBODY) return true;
  if (you === null) return false;
  const own = event.event === 'passed' ? [event.from, event.to] : [event.seat];
  return own.includes(you) || (event.seen & (1 << you)) !== 0;
}

/** An event without what not everybody may know: the card, and who has seen it. */
function publicly(event: MunchkinEvent): MunchkinEvent {
  return 'seen' in event && event.seen !== EVERYBODY ? { ...event, card: null, seen: 0 } : event;
}

/** Where a client was told something it could not know, in words; empty if all is well. */
export function leaksIn(
  messages: readonly TableMessage<Munchkin>[],
  you: Seat | null,
  watched: readonly Step<Munchkin>[],
): string[] {
  const leaks: string[] = [];
  const happened = watched.flatMap(({ log }) => log.flatMap(({ events }) => events));
  const seen = new Set<MunchkinCard>();
  let next = 0;
  for (const [at, message] of messages.entries()) {
    const say = (what: string) => leaks.push(`message ${at} (${message.type}): ${what}`);
    // The options of a table and people's chat are not about cards.
    if (message.type !== 'welcome' && message.type !== 'update') continue;
    if (message.type === 'welcome') next = 0;
    for (const event of message.log.flatMap(({ events }) => events)) {
      if (!same(publicly(event), happened[next]))
        say(`${JSON.stringify(event)}, where everybody saw ${JSON.stringify(happened[next])}`);
      next += 1;
      if (isSeen(event, you)) for (const card of namedIn(event).cards) seen.add(card);
      else if ('card' in event && event.card !== null) say(`${JSON.stringify(event)} was not for these eyes`);
    }
    const own = you === null ? [] : (message.view?.players?.[you]?.hand ?? []);
    for (const card of own) seen.add(card);
    if (message.view && 'seat' in message.view && message.view.seat !== you) say('it is the view of somebody else');
    const { log, view, ask, window, free } = message;
    const { cards, strange } = namedIn({ log, view, ask, window, free });
    for (const card of cards) if (!seen.has(card)) say(`names ${file.cards[card]?.slug ?? card}, which was not shown`);
    for (const number of strange) say(`has the number ${number}, which may be a card`);
  }
  return leaks;
}
