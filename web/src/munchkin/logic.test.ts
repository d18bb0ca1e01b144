import { describe, expect, test } from 'vitest';
import type { MunchkinMove, MunchkinPerson } from '../wire';
import file from '../wire/munchkin-cards.json';
import { bitsOf, count, flip, has, places } from './bits';
import { factsOf } from './facts.svelte';
import { cardsOf, goldOf, levelsFor, missing, NO_SALE, sellMove } from './gold';
import { deedsOf, lastRoll } from './deeds';
import { helpers, menuOf, partOf } from './menu';
import { CardSelection, choicesOf } from './selection.svelte';
import { roomIn, wardrobeOf } from './slots';
import { askMove, counterMove, NO_TERMS, promised, sameTerms, treasuresOf } from './terms';
import type { Ask, Choice, Entry } from './types';

const cards = file.cards.map(({ slug }) => slug);
const id = (slug: string) => {
  const at = cards.indexOf(slug);
  if (at < 0) throw new Error(`no card ${slug}`);
  return at;
};
const veil = id('widows-veil');
const bucket = id('dented-bucket');
const dust = id('fairy-dust');
const celerity = id('celerity');
const bat = id('bat-on-sabbatical');

function person(more: Partial<MunchkinPerson> = {}): MunchkinPerson {
  return {
    level: 3,
    female: true,
    dead: false,
    strength: 5,
    hand: [dust, bat],
    unknown: [0, 0],
    traits: [],
    half: null,
    powers: [celerity],
    minions: [],
    items: [
      [veil, true],
      [bucket, false],
    ],
    curses: [],
    bonuses: [[veil, 2]],
    slots: { head: [1, 1], armour: [0, 1], feet: [0, 1], hands: [0, 2], big: [0, 1] },
    ranks: [1, 3],
    barred: [],
    worth: 1,
    ...more,
  };
}
const choice = (mv: MunchkinMove, more: Partial<Choice> = {}): Choice => ({ mv, say: { key: 'x' }, ...more });
const ask = (moves: Choice[], more: Partial<Ask> = {}): Ask => ({
  id: 1,
  kind: null,
  say: { key: 'ask' },
  moves,
  default: 'pass',
  clock: null,
  ...more,
});
const curse = (seat: number) => choice({ play: { card: 0, line: 0, at: { player: seat } } }, { card: '0', at: [seat] });

test('places are bits', () => {
  expect(places(0b1010)).toEqual([1, 3]);
  expect(bitsOf([1, 3])).toBe(0b1010);
  expect([has(0b10, 1), has(0b10, 0), flip(0b10, 1), flip(0, 31), count(0b111)]).toEqual([true, false, 0, 2 ** 31, 3]);
});

describe('selling', () => {
  const me = person({ hand: [bat, dust] });
  test('adds up gold of hand and table', () => {
    const sale = { hand: bitsOf([1]), items: bitsOf([0, 1]) };
    expect(cardsOf(sale, me)).toEqual([dust, veil, bucket]);
    expect(goldOf(cardsOf(sale, me))).toBe(factsOf(dust).gold + factsOf(veil).gold + factsOf(bucket).gold);
    expect(goldOf(cardsOf(NO_SALE, me))).toBe(0);
    expect(goldOf([dust], 2)).toBe(2 * factsOf(dust).gold);
    expect(sellMove(sale)).toEqual({ sell: sale });
  });
  test('gives a level for each full thousand, never the tenth', () => {
    expect([levelsFor(999, 1), levelsFor(1000, 1), levelsFor(2900, 1)]).toEqual([0, 1, 2]);
    expect([levelsFor(2000, 8), levelsFor(5000, 9)]).toEqual([1, 0]);
    expect([missing(0), missing(700), missing(1300)]).toEqual([1000, 300, 700]);
  });
});

describe('terms', () => {
  test('name the items of the main fighter, by their places', () => {
    const terms = { items: 0b10, share: { number: 1 }, helper_first: true };
    expect(promised(terms, person())).toEqual([bucket]);
    expect(askMove(2, terms)).toEqual({ ask: { seat: 2, terms } });
    expect(counterMove(NO_TERMS)).toEqual({ counter: NO_TERMS });
  });
  test('a share is never more than there is, and half is rounded down', () => {
    expect([treasuresOf('half', 3), treasuresOf('all', 3), treasuresOf({ number: 5 }, 3)]).toEqual([1, 3, 3]);
  });
  test('are the same only if everything is', () => {
    expect(sameTerms(NO_TERMS, { ...NO_TERMS, share: { number: 0 } })).toBe(true);
    expect(sameTerms(NO_TERMS, { ...NO_TERMS, share: 'half' })).toBe(false);
    expect(sameTerms(NO_TERMS, { ...NO_TERMS, helper_first: true })).toBe(false);
  });
});

test('items are sorted into slots, and what is free is known', () => {
  const worn = wardrobeOf(person());
  expect(worn.head).toEqual([{ card: veil, place: 0 }]);
  expect(worn.carried).toEqual([{ card: bucket, place: 1 }]);
  expect([roomIn(person().slots, 'head'), roomIn(person().slots, 'hands')]).toEqual([0, 2]);
});

describe('the menu', () => {
  const turn: MunchkinMove = { turn: { item: 1, in_use: true } };
  const moves = [
    choice({ ask: { seat: 2, terms: NO_TERMS } }, { at: [2] }),
    choice({ sell: { hand: 1, items: 0 } }),
    choice({ put: { card: veil, carried: false, replaces: null } }, { card: String(veil) }),
    choice('open-door'),
    choice('pass'),
  ];
  test('sorts moves by how they are made', () => {
    const menu = menuOf(ask(moves), [choice(turn)], person().items);
    expect(menu.decline?.mv).toBe('pass');
    expect(menu.buttons.map(({ mv }) => mv)).toEqual(['open-door']);
    expect([menu.requests.length, menu.sales.length]).toEqual([1, 1]);
    expect(helpers(menu)).toEqual([2]);
    expect(menu.byCard.get(bucket)?.[0]?.mv).toEqual(turn);
  });
  test('offers what is both asked and free once', () => {
    const menu = menuOf(ask([choice(turn), choice('pass')]), [choice(turn)], person().items);
    expect(menu.byCard.get(bucket)).toHaveLength(1);
  });
  test('tells hand and table apart', () => {
    const put = choice({ put: { card: bucket, carried: false, replaces: null } }, { card: String(bucket) });
    const menu = menuOf(ask([put, choice(turn)]), null, person().items);
    expect(choicesOf(menu, { card: bucket, place: 0 }).map(({ mv }) => partOf(mv, 'put') !== null)).toEqual([true]);
    expect(choicesOf(menu, { card: bucket, place: null }).map(({ mv }) => mv)).toEqual([turn]);
  });
  test('is empty where nothing may be done', () => expect(menuOf(null, null).byCard.size).toBe(0));
});

describe('a selection', () => {
  const selectionOf = (moves: Choice[]) => {
    const sent: MunchkinMove[] = [];
    const selection = new CardSelection((mv) => sent.push(mv));
    selection.ask(menuOf(ask(moves), null, person().items), '1');
    return { selection, sent };
  };
  test('a curse is a card, then whom it hits', () => {
    const { selection, sent } = selectionOf([curse(1), curse(2), choice('pass')]);
    selection.pick({ card: 0, place: 0 });
    expect(selection.step).toEqual({ kind: 'target', seats: [1, 2] });
    selection.target(2);
    expect(sent).toEqual([curse(2).mv]);
    expect(selection.active).toBe(false);
  });
  test('with one way the first click selects, and the second plays', () => {
    const { selection, sent } = selectionOf([curse(1)]);
    selection.pick({ card: 0, place: 0 });
    expect([sent, selection.ready?.mv]).toEqual([[], curse(1).mv]);
    selection.pick({ card: 0, place: 0 });
    expect(sent).toEqual([curse(1).mv]);
  });
  test('dropping says where: in use, carried, on a side, on somebody', () => {
    const put = (carried: boolean) => choice({ put: { card: veil, carried, replaces: null } }, { card: String(veil) });
    const side = (at: 'fighters' | 'monsters') => choice({ play: { card: dust, line: 0, at } }, { card: String(dust) });
    const { selection, sent } = selectionOf([
      put(false),
      put(true),
      side('fighters'),
      side('monsters'),
      curse(1),
      curse(2),
    ]);
    selection.drop({ card: veil, place: 1 }, 'carry');
    selection.drop({ card: dust, place: 0 }, 'monsters');
    selection.drop({ card: 0, place: 2 }, { seat: 2 });
    expect(sent).toEqual([put(true).mv, side('monsters').mv, curse(2).mv]);
    selection.drop({ card: 0, place: 2 }, 'carry');
    expect([sent.length, selection.active]).toEqual([3, false]);
  });
  test('is forgotten with its question', () => {
    const { selection } = selectionOf([curse(1), curse(2)]);
    selection.pick({ card: 0, place: 0 });
    selection.ask(menuOf(ask([curse(1), curse(2)]), null), '1');
    expect(selection.active).toBe(true);
    selection.ask(menuOf(ask([curse(1), curse(2)]), null), '2');
    expect(selection.active).toBe(false);
  });
});

describe('the log', () => {
  const log: Entry[] = [
    { say: { key: 'a' }, events: [{ event: 'rolled', seat: 0, die: 6 }] },
    { say: { key: 'b' }, events: [{ event: 'turn', seat: 1 }] },
    {
      say: { key: 'c' },
      events: [
        { event: 'opened', seat: 1, card: bat },
        { event: 'met', seat: 1, card: bat },
      ],
    },
    { say: { key: 'd' }, events: [{ event: 'played-at', seat: 2, card: 0, at: 1 }] },
    { say: { key: 'e' }, events: [{ event: 'cancelled', seat: 1, card: 0 }] },
    { say: { key: 'f' }, events: [{ event: 'turn', seat: 2 }] },
  ];
  test('is cut into turns with what was played', () => {
    const turns = deedsOf(log);
    expect(turns.map(({ seat, from, to }) => [seat, from, to])).toEqual([
      [null, 0, 1],
      [1, 1, 5],
      [2, 5, 6],
    ]);
    expect(turns[1]?.shown.map(({ card, at, stopped }) => [card, at, stopped])).toEqual([
      [bat, null, false],
      [0, 1, true],
    ]);
  });
  test('has the last roll, until something else begins', () => {
    expect(lastRoll(log.slice(0, 1))).toEqual({ seat: 0, die: 6, key: 0 });
    expect(lastRoll(log)).toBeNull();
  });
});
