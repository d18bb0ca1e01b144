import { readFileSync, readdirSync } from 'node:fs';
import { render } from 'svelte/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Scene } from '../net';
import type { Card, Event, SeatView, TableInfo, View } from '../wire';
import { words } from '../words';
import LunchMoneyScene from './LunchMoneyScene.svelte';
import LunchMoneyScreen from './LunchMoneyScreen.svelte';
import type { Ask, Entry, LunchMoney } from './types';

const locales = new URL('../../../locales/', import.meta.url);

async function source(lang: string): Promise<string> {
  const files = readdirSync(new URL(`${lang}/`, locales)).filter((name) => name.endsWith('.ftl'));
  return files.map((name) => readFileSync(new URL(`${lang}/${name}`, locales), 'utf8')).join('\n');
}

beforeAll(async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  await words.use('en', source);
});
afterAll(() => void vi.unstubAllGlobals());

const seat: SeatView = {
  counters: 15,
  hand: 5,
  known: [],
  out: false,
  hiding: false,
  stomped: false,
  cooties: false,
  wedgies: 0,
  poked: false,
  choked_by: [],
  headlocked_by: [],
  timed_out: null,
  fast_dodge: false,
  fast_block: false,
};

function view(you: number | null, hand: Card[]): View {
  return {
    seat: you,
    rules: {} as View['rules'],
    turn: 1,
    seats: [seat, { ...seat, counters: 7, poked: true }, { ...seat, known: ['knife'] }],
    hand,
    draw_pile: 41,
    discard_pile: [],
    pile: 8,
    quiet_rounds: 0,
    strip: [{ panel: 'play', by: 1, at: [0], card: 'kick4', weirds: 0, stopped: 0, pending: 0, defence: null }],
    asked: you === 0 ? [0, 'answer'] : null,
    winner: null,
  };
}

const line = (event: Event, key: string, args: Entry['say']['args']): Entry => ({
  say: { key, ...(args ? { args } : {}) },
  events: [event],
});
const log: Entry[] = [
  line({ event: 'turn-began', seat: 1 }, 'event-turn-began', { seat: { seat: 1 } }),
  line({ event: 'played', by: 1, card: 'kick4', weirds: 0, at: 0, also: null }, 'event-played', {
    by: { seat: 1 },
    card: { key: 'card-kick4' },
    at: { seat: 0 },
  }),
];

const info: TableInfo = {
  id: 'abc',
  game: 'lunch-money',
  options: { game: 'lunch-money', players: 3 },
  stage: 'playing',
  number: 1,
  seats: [
    { name: 'Ann', who: 'person' },
    { name: 'Bob', who: 'bot', level: 'normal' },
    { name: 'Cid', who: 'stood-in' },
  ],
  watching: 0,
  fair: null,
};

const ask: Ask = {
  id: 4,
  kind: 'answer',
  say: { key: 'ask-answer', args: { by: { seat: 1 }, card: { key: 'card-kick4' } } },
  moves: [
    { mv: { answer: { card: 'block', faster: false } }, say: { key: 'move-answer' }, card: 'block' },
    { mv: 'decline', say: { key: 'move-take-it' } },
  ],
  default: 'decline',
  clock: null,
};

function scene(you: number | null, more: Partial<Scene<LunchMoney>> = {}): Scene<LunchMoney> {
  return {
    game: 'lunch-money',
    you,
    free: null,
    info,
    names: ['Ann', 'Bob', 'Cid'],
    view: view(you, you === null ? [] : ['block', 'hail-mary']),
    log,
    news: [],
    ask: null,
    window: null,
    chat: [],
    askEnds: null,
    windowEnds: null,
    ...more,
  };
}

/** A live table, as far as a picture of it needs one. */
function live(more: Partial<Scene<LunchMoney>> = {}): Scene<LunchMoney> {
  const nothing = () => true;
  const table = {
    move: nothing,
    why: nothing,
    refusal: null,
    reasons: {},
    autoPass: 'never',
    letPass: [],
    hint: null,
    sent: null,
  };
  return { ...scene(0, { ask, ...more }), ...table };
}

const screenOf = (table: Scene<LunchMoney>) => render(LunchMoneyScreen, { props: { table } }).body;

describe('the table screen', () => {
  test('says what is asked, and has the way to decline', () => {
    const html = screenOf(live());
    expect(html).toContain('Bob plays Kick⁴ at you. What do you do?');
    expect(html).toMatch(/class="decline.*Take it/s);
  });

  test('has a hint where the table allows it, and shows what is advised', () => {
    expect(screenOf(live())).not.toContain('Hint');
    const hints = { ...info, options: { ...info.options, hints: true } };
    expect(screenOf(live({ info: hints }))).toContain('Hint');
    const moves = [{ mv: 'decline', say: { key: 'move-take-it' }, chance: 0.256 }];
    const html = screenOf({ ...live({ info: hints }), hint: { ask: 4, moves } } as Scene<LunchMoney>);
    expect(html).toMatch(/What a strong player would do.*Take it.*25 %/s);
    expect(html).not.toContain('equally good');
    const equal = [
      { ...moves[0], equal: true, why: { key: 'reason-lm-survive' } },
      { mv: 'pass', say: { key: 'move-pass' }, chance: 0.21, equal: true },
    ];
    const both = screenOf({ ...live({ info: hints }), hint: { ask: 4, moves: equal } } as Scene<LunchMoney>);
    expect(both).toMatch(/equally good.*Unanswered, it would knock you out.*25 %.*25 %/s);
    expect(both).not.toContain('20 %');
  });

  test('lets a card be played that can be, and asked about that cannot', () => {
    const html = screenOf(live());
    expect(html).toMatch(/data-state="playable"[^>]*aria-label="Block\. /);
    expect(html).toMatch(/data-state="dim"[^>]*aria-label="Hail Mary\. [^"]*Cannot be played now/);
  });

  test('shows the strip with the damage that hangs in the air', () => {
    const html = screenOf(live());
    expect(html).toContain('aria-label="Bob: Kick⁴ → You"');
    expect(html).toContain('aria-label="Damage pending: 4 → You"');
  });

  test('tells what has befallen a player, and who plays for whom', () => {
    const html = screenOf(live());
    expect(html).toContain('poked, helpless');
    expect(html).toContain('A bot is standing in');
  });

  test('an answer that is kept can be taken back, and nothing else is offered', () => {
    const html = screenOf(live({ ask: { ...ask, kept: { answer: { card: 'block', faster: false } } } }));
    expect(html).toContain('Undo');
    expect(html).not.toContain('class="decline');
  });

  test('whoever watches sees everybody, no hand, and is asked nothing', () => {
    const html = screenOf(scene(null));
    for (const name of ['Ann', 'Bob', 'Cid']) expect(html).toContain(`aria-label="${name}: `);
    expect(html).not.toContain('data-hand');
    expect(html).not.toContain('class="decline');
  });

  test('the cards of others are backs without telling labels', () => {
    const html = screenOf(scene(null));
    expect(html).not.toContain('Hail Mary');
    expect(html).toContain('5 cards');
  });
});

test('a step of a record is shown without a question', () => {
  const { body } = render(LunchMoneyScene, { props: { scene: scene(0) } });
  expect(body).toContain('Hail Mary');
  expect(body).not.toContain('What do you do?');
});
