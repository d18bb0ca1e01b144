import type { LunchMoney } from '../src/lunch-money/types';
import type { TableMessage, View } from '../src/wire';
import { expect, test } from './fixtures';
import { handsOf, leaksIn, namedIn, type Record as GameRecord, type Step } from './hidden';
import { attack, fight } from './player';

/** The pages' own files are the same for everybody. */
const SAME_FOR_ALL = /\/(assets|api\/(words|rulebook|games|examples))\//;

test('neither a spectator nor an opponent is told a hidden card', async ({ guest, table, server }) => {
  const made = await table({ players: 2, public: true }, false);
  const seated = await server.post<{ token: string }>(`/api/tables/${made.id}/seats`, { name: 'Ben' });
  const [ann, ben, eve] = [await guest(), await guest(), await guest()];
  const bodies: Promise<string>[] = [];
  for (const { page } of [ben, eve]) {
    page.on('response', (answer) => {
      if (!SAME_FOR_ALL.test(answer.url()) && answer.url().includes('/api/')) bodies.push(answer.text());
    });
  }
  await ann.open(made.id, made.token);
  await ben.open(made.id, seated.token);
  await eve.open(made.id);
  await ann.page.getByRole('button', { name: 'Start' }).click();
  await Promise.all([ann.playToTheEnd(fight), ben.playToTheEnd(attack), eve.until(() => eve.over, 'the end')]);

  const steps = async (query: string) =>
    (await server.get<{ steps: Step[] }>(`/api/replays/${made.id}/1${query}`)).steps;
  const record: GameRecord = {
    watched: await steps(''),
    seats: await Promise.all([0, 1].map((seat) => steps(`?seat=${seat}`))),
  };
  // The search proves nothing unless there is something to hide.
  expect(record.seats.map((seat) => handsOf(seat)[0]?.length)).toEqual([5, 5]);
  expect(eve.heard.length).toBeGreaterThan(20);
  expect(leaksIn(ben.heard, 1, record)).toEqual([]);
  expect(leaksIn(eve.heard, null, record)).toEqual([]);
  for (const body of await Promise.all(bodies)) expect([...namedIn(body)], body).toEqual([]);

  // It finds smuggled cards: each of these messages names a card in Ann's hand that nobody has seen.
  const early = ben.heard.findIndex((message) => message.type === 'update' && message.n === 0);
  const shown = namedIn(JSON.stringify(ben.heard.slice(0, early + 1)));
  const secret = handsOf(record.seats[0] ?? [])[0]?.find((card) => !shown.has(card));
  if (!secret) throw new Error('Ann holds nothing that Ben does not hold too: choose another seed');
  const message = ben.heard[early];
  if (message?.type !== 'update') throw new Error('the game has no first update');
  const doctored: { [what: string]: TableMessage<LunchMoney> } = {
    'a card that is known': {
      ...message,
      view: { ...message.view, seats: message.view.seats?.map((seat) => ({ ...seat, known: [secret] })) ?? [] },
    },
    'a hand with faces': {
      ...message,
      view: { ...message.view, seats: message.view.seats?.map((seat) => ({ ...seat, hand: [secret] })) } as never,
    },
    'a field more': {
      ...message,
      view: { ...message.view, seats: message.view.seats?.map((seat) => ({ ...seat, next: 'x' })) } as Partial<View>,
    },
    'the wrong hand': { ...message, view: { ...message.view, hand: handsOf(record.seats[0] ?? [])[0] ?? [] } },
    'what somebody drew': {
      ...message,
      log: [...message.log, { say: { key: 'event-drew' }, events: [{ event: 'drew', seat: 0, card: secret }] }],
    },
    'a sentence': {
      ...message,
      log: [{ say: { key: 'event-drew', args: { card: { key: `card-${secret}` } } }, events: [] }, ...message.log],
    },
    'an offered move': {
      ...message,
      ask: {
        id: 1,
        kind: 'action',
        say: { key: 'ask-action' },
        moves: [{ mv: 'pass', say: { key: 'move-pass' }, card: secret }],
        default: 'pass',
        clock: null,
      },
    },
  };
  for (const [what, lie] of Object.entries(doctored))
    expect(leaksIn(ben.heard.with(early, lie), 1, record), what).not.toEqual([]);
});
