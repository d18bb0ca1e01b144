import { readFileSync, readdirSync } from 'node:fs';
import { render } from 'svelte/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Scene } from '../net';
import type { TableAsk, TableInfo, ViewField } from '../wire';
import { words } from '../words';
import { loadFields } from './offer';
import PlainScene from './PlainScene.svelte';
import PlainScreen from './PlainScreen.svelte';

const locales = new URL('../../../locales/', import.meta.url);

async function source(lang: string): Promise<string> {
  const files = readdirSync(new URL(`${lang}/`, locales)).filter((name) => name.endsWith('.ftl'));
  return files.map((name) => readFileSync(new URL(`${lang}/${name}`, locales), 'utf8')).join('\n');
}

const VIEW_FIELDS: ViewField[] = [
  { name: 'turn', kind: 'turn' },
  { name: 'hand', kind: 'hand' },
  { name: 'pile_size', kind: 'value' },
  { name: 'seats', kind: 'each-seat' },
  { name: 'winners', kind: 'winners' },
];

beforeAll(async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ view: VIEW_FIELDS })));
  await loadFields('toy');
  await words.use('en', source);
});
afterAll(() => void vi.unstubAllGlobals());

const info: TableInfo = {
  id: 'abc',
  game: 'toy',
  options: { game: 'toy', players: 2 },
  stage: 'playing',
  number: 1,
  seats: [
    { name: 'Ann', who: 'person' },
    { name: 'Bob', who: 'bot', level: 'normal' },
  ],
  watching: 0,
  fair: null,
};
const ask: TableAsk = {
  id: 4,
  kind: null,
  say: { key: 'ask-action' },
  moves: [
    { mv: 'doubt', say: { key: 'move-doubt-in-words' } },
    { mv: 'pass', say: { key: 'move-pass' } },
  ],
  default: 'pass',
  clock: null,
};

function scene(more: Partial<Scene> = {}): Scene {
  return {
    game: 'toy',
    you: 0,
    free: null,
    info,
    names: ['Ann', 'Bob'],
    view: { turn: 1, hand: ['7h', '8h'], pile_size: 12, seats: [{ cards: 2 }, { cards: 5 }] },
    log: [{ say: { key: 'something-happened' }, events: [{ event: 'anything' }] }],
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
function live(more: Partial<Scene> = {}): Scene {
  const table = {
    move: () => true,
    refusal: null,
    reasons: {},
    autoPass: 'never',
    letPass: [],
    hint: null,
    sent: null,
  };
  return { ...scene({ ask, ...more }), ...table };
}

const screenOf = (table: Scene) => render(PlainScreen, { props: { table } }).body;

describe('the plain screen', () => {
  test('shows the view, the players and the log of a game it knows nothing about', () => {
    const html = screenOf(live());
    for (const part of ['Pile size', '12', '7h', 'Bob', 'something-happened']) expect(html).toContain(part);
    expect(html).toMatch(/data-seat="1".*Cards.*5/s);
    expect(html).toMatch(/aria-label="You".*Cards.*2.*7h/s);
  });

  test('has a button for every choice, and the usual answer at the usual place', () => {
    const html = screenOf(live());
    expect(html).toMatch(/class="moves.*Move-doubt-in-words/s);
    expect(html).toMatch(/class="decline.*Pass/s);
  });

  test('offers what may be done without being asked', () => {
    const html = screenOf(live({ ask: null, free: [{ mv: 'show', say: { key: 'move-show' } }] }));
    expect(html).toContain('Move-show');
  });

  test('asks nothing of a spectator, and shows a record', () => {
    expect(screenOf(scene({ you: null }))).not.toContain('class="decline');
    expect(render(PlainScene, { props: { scene: scene() } }).body).toContain('Pile size');
  });

  test('ends with the winners, or without naming any', () => {
    const over = { ...info, stage: 'over' as const };
    expect(screenOf(live({ ask: null, info: over, view: { winners: [1] } }))).toContain('Bob wins!');
    expect(screenOf(live({ ask: null, info: over, view: {} }))).toContain('The game is over');
  });
});
