/**
 * Searches everything a client was told for cards that it could not know. Hidden cards are taken from the record of
 * the finished game, which has every hand. Public is what the record shows to a spectator.
 */
import type { LunchMoney } from '../src/lunch-money/types';
import type { AnyGame, Card, Event, Seat, TableMessage } from '../src/wire';
import file from '../src/wire/cards.json' with { type: 'json' };

export interface Step<G extends AnyGame = LunchMoney> {
  view: Partial<G['view']>;
  log: { events: G['event'][] }[];
}

export interface Record {
  /** As a spectator saw it. */
  watched: Step[];
  /** As each seat saw it. */
  seats: Step[][];
}

const CARDS = Object.keys(file.cards) as Card[];
const NAMES = new Set<string>(CARDS);
/** The public fields of a player. */
const PUBLIC = ['counters', 'hand', 'known', 'out', 'hiding', 'stomped', 'cooties', 'wedgies', 'poked', 'choked_by'];
const ALSO_PUBLIC = ['headlocked_by', 'timed_out', 'fast_dodge', 'fast_block'];
const SEAT_FIELDS = new Set([...PUBLIC, ...ALSO_PUBLIC]);

/** The cards named anywhere in a JSON text: as a card, or as the key of its name. */
export function namedIn(text: string): Set<Card> {
  const found = new Set<Card>();
  for (const [, quoted = '', colon] of text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?/g)) {
    // Names of fields are not cards.
    if (colon) continue;
    const name = quoted.replace(/^card-/, '').replace(/\.help$/, '');
    if (NAMES.has(name)) found.add(name as Card);
  }
  return found;
}

/** An event without what only its own seat may know. */
function publicly(event: Event): Event {
  return event.event === 'drew' ? { ...event, card: null } : event;
}

/** Whether two values have the same fields, in any order. */
export function same(a: unknown, b: unknown): boolean {
  const sorted = (_: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
}

/** Whether all of these cards are among `those`. */
function among(cards: readonly Card[], those: readonly Card[]): boolean {
  const left = [...those];
  return cards.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Every hand a seat has had, in order. */
export function handsOf(steps: readonly Step[]): Card[][] {
  return steps.flatMap(({ view }) => (view.hand ? [view.hand] : []));
}

/** Where a client was told something it could not know, in words; empty if all is well. */
export function leaksIn(messages: readonly TableMessage<LunchMoney>[], you: Seat | null, record: Record): string[] {
  const leaks: string[] = [];
  const happened = record.watched.flatMap(({ log }) => log.flatMap(({ events }) => events));
  const hands = you === null ? [[]] : handsOf(record.seats[you] ?? []);
  const seen = new Set<Card>();
  const own = new Set<Card>();
  let [next, hand] = [0, 0];

  for (const [at, message] of messages.entries()) {
    const say = (what: string) => leaks.push(`message ${at} (${message.type}): ${what}`);
    const view = message.type === 'welcome' || message.type === 'update' ? message.view : null;
    if (message.type === 'welcome') next = 0;
    if (message.type === 'welcome' || message.type === 'update') {
      for (const event of message.log.flatMap(({ events }) => events)) {
        // Events must be those that everybody saw, in the same order.
        if (!same(publicly(event), happened[next])) say(`${JSON.stringify(event)} is not what everybody saw`);
        if (event.event === 'drew' && event.card !== null && event.seat !== you)
          say(`somebody else drew ${event.card}`);
        for (const card of namedIn(JSON.stringify(publicly(event)))) seen.add(card);
        if (event.event === 'humiliated') seen.add('humiliation');
        if (event.event === 'aid-played') seen.add('first-aid');
        if (event.event === 'cooties-went') seen.add('cooties');
        next += 1;
      }
    }
    if (view?.hand) {
      // A card that was just played has left the hand before the record shows the next one.
      const now = view.hand;
      const found = hands.findIndex((one, i) => i >= hand && among(now, one));
      if (found < 0) say(`the hand ${view.hand.join(', ')} is not one this seat had`);
      else hand = found;
      for (const card of hands.slice(0, hand + 1).flat()) own.add(card);
    }
    for (const [seat, other] of (view?.seats ?? []).entries()) {
      const more = Object.keys(other).filter((field) => !SEAT_FIELDS.has(field));
      if (more.length) say(`seat ${seat} has ${more.join(', ')}`);
      if (typeof other.hand !== 'number') say(`the hand of seat ${seat} is ${JSON.stringify(other.hand)}`);
    }
    const ask = message.type === 'welcome' || message.type === 'update' ? message.ask : null;
    for (const { card } of ask?.moves ?? [])
      if (card !== undefined && !hands[hand]?.includes(card as Card)) say(`offers ${card}, which is not in the hand`);
    const drawn = message.type === 'update' ? message.log.flatMap(({ events }) => events) : [];
    for (const event of drawn) if (event.event === 'drew' && event.seat === you && event.card) own.add(event.card);
    for (const card of namedIn(JSON.stringify(message)))
      if (!seen.has(card) && !own.has(card)) say(`names ${card}, which nobody has shown`);
  }
  return leaks;
}
