import { readFileSync, readdirSync } from 'node:fs';
import { render } from 'svelte/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Scene } from '../net';
import type { MunchkinCombat, MunchkinPerson, MunchkinView, TableInfo } from '../wire';
import file from '../wire/munchkin-cards.json';
import { words } from '../words';
import MunchkinScene from './MunchkinScene.svelte';
import MunchkinScreen from './MunchkinScreen.svelte';
import type { Ask, Munchkin } from './types';

const locales = new URL('../../../locales/', import.meta.url);

/** The messages, and a name for every card, which the server makes of its set. */
async function source(lang: string): Promise<string> {
  const files = readdirSync(new URL(`${lang}/`, locales)).filter((name) => name.endsWith('.ftl'));
  const messages = files.map((name) => readFileSync(new URL(`${lang}/${name}`, locales), 'utf8'));
  const names = file.cards.map(({ slug }) => `mb-card-${slug} = The ${slug.replaceAll('-', ' ')}`);
  return [...messages, ...names].join('\n');
}

beforeAll(async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  await words.use('en', source);
});
afterAll(() => void vi.unstubAllGlobals());

const id = (slug: string) => file.cards.findIndex((card) => card.slug === slug);
const [veil, bucket, dust, bat] = [id('widows-veil'), id('dented-bucket'), id('fairy-dust'), id('bat-on-sabbatical')];

const person: MunchkinPerson = {
  level: 3,
  female: true,
  dead: false,
  strength: 5,
  hand: [],
  unknown: [2, 1],
  traits: [],
  half: null,
  powers: [],
  minions: [],
  items: [
    [veil, true],
    [bucket, false],
  ],
  curses: [],
  bonuses: [[veil, 2]],
  slots: { head: [1, 1], armour: [0, 1], feet: [0, 1], hands: [0, 2], big: [0, 1] },
  ranks: [0, 3],
  barred: [],
  worth: 1,
};
const fight: MunchkinCombat = {
  main: 1,
  helper: null,
  monsters: [bat],
  enhancers: [],
  fighters_total: 5,
  monsters_total: 6,
  fighters_parts: [
    { what: 'level', seat: 1, n: 3 },
    { what: 'card', card: veil, seat: 1, n: 2 },
  ],
  monsters_parts: [
    { what: 'level', card: bat, monster: 0, n: 1 },
    { what: 'played', card: dust, seat: 2, n: 5 },
  ],
  escapes: [{ seat: 1, monster: 0, how: { roll: 4 } }],
  levels: 1,
  treasures: 1,
  settled: true,
  last_call: true,
  fled: false,
  terms: { items: 0, share: { number: 0 }, helper_first: false },
};
const view = (you: number | null, more: Partial<MunchkinView> = {}): MunchkinView => ({
  seat: you,
  turn: 1,
  starter: 0,
  round: 1,
  players: [{ ...person, hand: you === 0 ? [dust, bat] : [], unknown: you === 0 ? [0, 0] : [1, 1] }, person, person],
  drawable: [90, 60],
  discarded: [[], []],
  fight,
  asked: null,
  about: null,
  laid_out: [],
  offer: null,
  winners: [],
  ...more,
});
const info: TableInfo = {
  id: 'abc',
  game: 'munchkin-bites',
  options: { game: 'munchkin-bites', players: 3 },
  stage: 'playing',
  number: 1,
  seats: [
    { name: 'Ann', who: 'person' },
    { name: 'Bob', who: 'bot', level: 'normal' },
    { name: 'Cid', who: 'stood-in', level: 'normal' },
  ],
  watching: 0,
  fair: null,
};
const throwIt = (at: 'fighters' | 'monsters') => ({
  mv: { play: { card: dust, line: 0, at } },
  say: { key: `move-mb-play-${at}`, args: { card: { key: 'mb-card-fairy-dust' } } },
  card: String(dust),
  change: { fight: at === 'fighters' ? 5 : -5 },
});
const ask: Ask = {
  id: 4,
  kind: { question: 'last-call' },
  say: { key: 'ask-mb-last-call', args: { fight: 'So it is.' } },
  moves: [throwIt('fighters'), throwIt('monsters'), { mv: 'pass', say: { key: 'move-mb-pass' } }],
  default: 'pass',
  clock: { left: 4000, total: 5000 },
};

function scene(you: number | null, more: Partial<Scene<Munchkin>> = {}): Scene<Munchkin> {
  return {
    game: 'munchkin-bites',
    you,
    free: null,
    info,
    names: ['Ann', 'Bob', 'Cid'],
    view: view(you),
    log: [
      { say: { key: 'event-mb-refused', args: { seat: { seat: 2 } } }, events: [], remark: { key: 'talk-mb-never' } },
    ],
    news: [],
    ask: null,
    window: null,
    chat: [],
    askEnds: null,
    windowEnds: null,
    ...more,
  };
}
function live(more: Partial<Scene<Munchkin>> = {}): Scene<Munchkin> {
  const nothing = () => true;
  const table = { move: nothing, makeFree: nothing, why: nothing, refusal: null, reasons: {}, autoPass: 'never' };
  return { ...scene(0, { ask, ...more }), ...table };
}
const screenOf = (table: Scene<Munchkin>) => render(MunchkinScreen, { props: { table } }).body;

describe('the Munchkin screen', () => {
  test('says what is asked, and has the way to pass', () => {
    const html = screenOf(live());
    expect(html).toContain('Last call: do you interfere?');
    expect(html).toMatch(/class="decline.*Pass/s);
  });

  test('shows both sides of a fight with every part, and the difference in words', () => {
    const html = screenOf(live());
    expect(html).toContain('2 short');
    expect(html).toMatch(/The widows veil.*\+2/s);
    expect(html).toMatch(/The fairy dust.*played by Cid.*\+5/s);
    expect(html).toContain('escapes with 4 or more');
  });

  test('lets a card be played that can be, and asked about that cannot', () => {
    const html = screenOf(live());
    expect(html).toMatch(/data-state="playable"[^>]*aria-label="The fairy dust\. /);
    expect(html).toMatch(/data-state="dim"[^>]*aria-label="The bat on sabbatical\. [^"]*Cannot be played now/);
  });

  test('has one ring for the last call', () => {
    const html = screenOf(live({ window: { concerned: [], clock: { left: 4000, total: 5000 } }, windowEnds: 4000 }));
    expect(html.match(/role="timer"/g)).toHaveLength(1);
    expect(screenOf(live())).not.toContain('role="timer"');
  });

  test('tells what bots say, and who plays for whom', () => {
    const html = screenOf(live());
    expect(html).toContain('It is not worth it to me.');
    expect(html).toContain('A bot is standing in');
  });

  test('a question that needs cards to choose from has a dialog; put away, it leaves a prompt', () => {
    const choose: Ask = {
      ...ask,
      kind: { question: 'choose', purpose: 'lose' },
      say: { key: 'ask-mb-choose-lose', args: { n: 1 } },
      moves: [veil, bucket].map((card) => ({ mv: { choose: card }, say: { key: 'move-mb-pass' }, card: String(card) })),
      default: { choose: bucket },
    };
    const html = screenOf(live({ ask: choose, view: view(0, { asked: [0, 'choose'], fight: null }) }));
    expect(html).toMatch(/<dialog.*Which card do you lose\?/s);
    expect(html).not.toContain('class="decline');
  });

  test('whoever watches sees everybody, no hand, and is asked nothing', () => {
    const html = screenOf(scene(null));
    for (const name of ['Ann', 'Bob', 'Cid']) expect(html).toContain(`aria-label="${name}: level 3`);
    expect(html).not.toContain('data-hand');
    expect(html).not.toContain('class="decline');
  });
});

test('a step of a record is shown without a question', () => {
  const { body } = render(MunchkinScene, { props: { scene: scene(0) } });
  expect(body).toContain('The fairy dust');
  expect(body).not.toContain('do you interfere');
});
