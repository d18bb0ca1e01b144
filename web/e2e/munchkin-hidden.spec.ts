import type { Munchkin } from '../src/munchkin/types';
import type { MunchkinEvent, TableMessage } from '../src/wire';
import file from '../src/wire/munchkin-cards.json' with { type: 'json' };
import { expect, test } from './fixtures';
import type { Step } from './hidden';
import { leaksIn, namedIn } from './munchkin-hidden';
import { dresses } from './party';

/** The pages' own files are the same for everybody. */
const SAME_FOR_ALL = /\/api\/(words|rulebook|games|examples)/;

test('neither a spectator nor an opponent of Munchkin Bites! is told a hidden card', async ({
  adventurer,
  party: gather,
  server,
}) => {
  test.slow();
  const party = await gather({ public: true, rules: 'rounds=6' });
  const [ben, eve] = [await adventurer(), await adventurer()];
  const bodies: Promise<string>[] = [];
  for (const { page } of [ben, eve]) {
    page.on('response', (answer) => {
      if (answer.url().includes('/api/') && !SAME_FOR_ALL.test(answer.url())) bodies.push(answer.text());
    });
  }
  // Their pages only listen; the moves are made elsewhere.
  await ben.open(party.id, party.tokens[1]);
  await eve.open(party.id);
  const hands = party.seats.map((one) => one.view?.players[one.you ?? -1]?.hand ?? []);
  await party.play(dresses, () => party.seats.some((one) => one.over), 'the end');
  for (const one of [ben, eve]) await one.until(() => one.over, 'the end');

  const { steps } = await server.get<{ steps: Step<Munchkin>[] }>(`/api/replays/${party.id}/1`);
  expect(eve.heard.length).toBeGreaterThan(60);
  expect(leaksIn(ben.heard, 1, steps)).toEqual([]);
  expect(leaksIn(eve.heard, null, steps)).toEqual([]);
  for (const body of await Promise.all(bodies)) expect([...namedIn(body).cards], body).toEqual([]);
  // What is nothing new to Ben would be a leak to others.
  expect(leaksIn(ben.heard, null, steps)).not.toEqual([]);
  expect(leaksIn(ben.heard, 0, steps)).not.toEqual([]);

  // It finds smuggled cards: each of these messages names a card of Ann's first hand that nobody has seen.
  const early = ben.heard.findIndex(({ type }) => type === 'welcome');
  const message = ben.heard[early];
  if (message?.type !== 'welcome' || !message.view) throw new Error('Ben was not welcomed');
  const shown = namedIn({ log: message.log, view: message.view }).cards;
  const secret = hands[0]?.find((card) => !shown.has(card));
  if (secret === undefined) throw new Error('Ann holds nothing that Ben does not hold too: choose another seed');
  const players = (change: object) =>
    message.view?.players.map((one, seat) => (seat === 0 ? { ...one, ...change } : one));
  const doctored: { [what: string]: object } = {
    'a hand with faces': { view: { ...message.view, players: players({ hand: [secret] }) } },
    'a field more': { view: { ...message.view, players: players({ next: secret }) } },
    'an item': { view: { ...message.view, players: players({ items: [[secret, false]] }) } },
    'a pile': { view: { ...message.view, discarded: [[secret], []] } },
    'the view of somebody else': { view: { ...message.view, seat: 0 } },
    'what never happened': {
      log: [...message.log, { say: { key: 'x' }, events: [{ event: 'opened', seat: 0, card: secret }] }],
    },
    'a sentence': {
      log: [
        { say: { key: 'event-mb-drew', args: { card: { key: `mb-card-${file.cards[secret]?.slug}` } } }, events: [] },
        ...message.log,
      ],
    },
    'an offered move': {
      ask: {
        id: 1,
        say: { key: 'ask-mb-room' },
        moves: [{ mv: { trouble: secret }, say: { key: 'x' } }],
        default: 'pass',
        clock: null,
      },
    },
    'a card of an offered move': {
      free: [{ mv: 'pass', say: { key: 'x' }, card: String(secret) }],
    },
  };
  for (const [what, change] of Object.entries(doctored)) {
    const lie = { ...message, ...change } as TableMessage<Munchkin>;
    expect(leaksIn(ben.heard.with(early, lie), 1, steps), what).not.toEqual([]);
  }

  // A draw, with the card's face.
  const isDraw = (event: MunchkinEvent) => event.event === 'drew' && event.seat === 0 && event.card === null;
  const found = ben.heard.flatMap((one, at) =>
    one.type === 'update' && one.log.some(({ events }) => events.some(isDraw)) ? [{ one, at }] : [],
  );
  const [draw] = found;
  if (!draw) throw new Error('Ann has drawn nothing: choose another seed');
  const log = draw.one.log.map((entry) => ({
    ...entry,
    events: entry.events.map((event) => (isDraw(event) ? ({ ...event, card: secret } as MunchkinEvent) : event)),
  }));
  expect(leaksIn(ben.heard.with(draw.at, { ...draw.one, log }), 1, steps)).not.toEqual([]);
});
