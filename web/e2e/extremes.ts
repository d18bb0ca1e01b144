/** The fullest tables possible, shown to a page in place of the real one, which continues underneath. */
import type { Page } from '@playwright/test';
import type { LunchMoney } from '../src/lunch-money/types';
import type { Munchkin } from '../src/munchkin/types';
import type { MunchkinPart, MunchkinPerson, SeatView, TableMessage } from '../src/wire';
import { partOf } from '../src/munchkin/menu';
import cards from '../src/wire/munchkin-cards.json' with { type: 'json' };

/** Names as long as possible, in three alphabets. */
export const NAMES = [
  'Ann',
  'Bartholomäus Ringel',
  'Александра Чернова',
  'Παναγιώτης Κρητικός',
  'Maximiliana Fürst-W.',
  'Žofie Příhodová',
  'Wwwwwwwwwwwwwwwwwwww',
  'Li',
];

const card = (slug: string): number => {
  const found = cards.cards.findIndex((one) => one.slug === slug);
  if (found < 0) throw new Error(`there is no card ${slug}`);
  return found;
};
const kind = (wanted: string, slot?: string) =>
  cards.cards.flatMap((one, at) =>
    one.kind === wanted && (slot === undefined || (one as { slot?: string }).slot === slot) ? [at] : [],
  );

/** A hand of ten: the cards with the longest texts. */
const HAND = [
  'horrible-full-of-evil-and-yet-pitiable',
  'curse-of-the-two-weeks-notice',
  'impeccable-provenance',
  'torch-and-pitchfork',
  'return-to-sender-stamp',
  'bucket-of-lukewarm-water',
  'sartorial-transcendence',
  'demon-of-the-small-print',
  'handshake-with-extra-fingers',
  'late-masters-dressing-gown',
].map(card);

/** All players with their names. */
function seatsOf<T extends { name: string }>(seats: readonly T[]): T[] {
  const [first] = seats;
  return first ? NAMES.map((name, seat) => ({ ...structuredClone(seats[seat] ?? first), name })) : [];
}

type MunchkinHeard = TableMessage<Munchkin>;
type LunchMoneyHeard = TableMessage<LunchMoney>;

/** Eight players, a helper, three monsters with Enhancers, ten cards and twelve items. */
function fullFight(message: MunchkinHeard): MunchkinHeard {
  const told = structuredClone(message);
  if (told.type === 'table') told.seats = seatsOf(told.seats);
  if (told.type !== 'welcome' || !told.view) return told;
  const { view, table } = told;
  // Everybody may be asked for help.
  const helpers = (told.ask?.moves ?? []).filter(({ mv }) => partOf(mv, 'ask')?.seat === 1);
  for (let seat = 3; seat < NAMES.length; seat += 1) {
    for (const { mv, ...rest } of helpers) {
      const ask = partOf(mv, 'ask');
      if (ask) told.ask?.moves.push({ ...rest, mv: { ask: { ...ask, seat } }, at: [seat] });
    }
  }
  const [ann, ben] = view.players;
  if (!ann || !ben) return told;
  const items = [...kind('item', 'head'), ...kind('item', 'armour')].slice(0, 12);
  const rich: Partial<MunchkinPerson> = {
    hand: HAND,
    unknown: [0, 0],
    items: items.map((item, at) => [item, at % 3 === 0]),
    traits: [card('vampire'), card('changeling')],
    half: card('half-breed'),
    powers: [card('sartorial-transcendence'), card('comparative-necrology'), card('deepest-condolences')],
    minions: [card('part-time-tomb-robber')],
    curses: [card('curse-of-the-nosy-neighbour'), card('curse-of-the-bad-hair-century')],
    level: 9,
    strength: 31,
    bonuses: items.slice(0, 4).map((item) => [item, 3]),
  };
  view.players = NAMES.map((_, seat) => ({ ...structuredClone(seat === 0 ? ann : ben), ...(seat < 2 ? rich : {}) }));
  view.players.forEach((player, seat) => {
    if (seat > 0) Object.assign(player, { hand: [], unknown: [3, 4] });
  });
  table.seats = seatsOf(table.seats);
  const monsters = [
    card('demon-of-the-small-print'),
    card('melodramatic-candelabra'),
    card('possessed-vacuum-cleaner'),
  ];
  const part = (what: MunchkinPart['what'], n: number, more: Partial<MunchkinPart> = {}): MunchkinPart => ({
    what,
    n,
    ...more,
  });
  const fighter = (seat: number) => [
    part('level', 9, { seat }),
    ...items.slice(0, 5).map((item) => part('card', 3, { card: item, seat })),
  ];
  const enhancers = kind('enhancer').slice(0, 4);
  view.fight = {
    ...(view.fight ?? {}),
    main: 0,
    helper: 1,
    monsters,
    enhancers: enhancers.map((one, at) => [one, [at % 3]]),
    fighters_parts: [...fighter(0), ...fighter(1), part('played', 5, { card: card('fairy-dust'), seat: 2 })],
    monsters_parts: [
      ...monsters.map((monster, at) => part('level', 10 + at, { card: monster, monster: at })),
      ...enhancers.map((one, at) => part('card', 5, { card: one, monster: at % 3 })),
      part('played', 8, { card: card('pocket-thunderstorm'), seat: 3 }),
    ],
    fighters_total: 53,
    monsters_total: 61,
    escapes: [0, 1].flatMap((seat) => monsters.map((_, monster) => ({ seat, monster, how: { roll: 5 } }))),
    levels: 4,
    treasures: 11,
    settled: false,
    last_call: false,
    fled: false,
    terms: { items: 1, share: { number: 3 }, helper_first: true },
  };
  return told;
}

/** What was seen of the table's seats, for all eight of them. */
function seatViews(seats: readonly SeatView[]): SeatView[] {
  const other = seats[1];
  return other ? NAMES.map((_, seat) => structuredClone(seats[seat] ?? other)) : [];
}

/** Eight players, ten cards; perhaps the game is over, and Ann has won it. */
function fullYard(message: LunchMoneyHeard, over: boolean): LunchMoneyHeard {
  const told = structuredClone(message);
  if (told.type === 'table') told.seats = seatsOf(told.seats);
  if (told.type === 'update' && told.view.seats) told.view.seats = seatViews(told.view.seats);
  if (told.type !== 'welcome' || !told.view) return told;
  const { view, table } = told;
  view.seats = seatViews(view.seats);
  table.seats = seatsOf(table.seats);
  if (over) {
    told.ask = told.window = null;
    view.winner = 0;
    view.seats.forEach((one, seat) => Object.assign(one, { out: seat > 0, counters: seat > 0 ? 0 : 12 }));
    table.stage = 'over';
  }
  view.hand = [
    ...view.hand,
    ...(['humiliation', 'spinning-backfist', 'imaginary-friend', 'big-combo', 'tantrum'] as const),
  ];
  return told;
}

/** The fullest table of each game. */
const FULLEST: Readonly<Record<string, (said: MunchkinHeard & LunchMoneyHeard, over: boolean) => object>> = {
  'munchkin-bites': fullFight,
  'lunch-money': fullYard,
};

/** From now on the page hears of the fullest table; `over` if its game is over. */
export async function exaggerate(page: Page, over = false): Promise<void> {
  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer();
    let game = '';
    server.onMessage((text) => {
      const said = JSON.parse(String(text)) as MunchkinHeard & LunchMoneyHeard;
      if (said.type === 'welcome') game = said.table.game;
      const fullest = FULLEST[game];
      if (!fullest) throw new Error(`nothing is known of a full table of “${game}”`);
      socket.send(JSON.stringify(fullest(said, over)));
    });
  });
}
