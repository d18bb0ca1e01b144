/** The table in figures: `make bench-table`. */
import type { Page } from '@playwright/test';
import type { LunchMoney } from '../src/lunch-money/types';
import { partOf } from '../src/munchkin/menu';
import type { Munchkin } from '../src/munchkin/types';
import type { TableMessage } from '../src/wire';
import type { Adventurer } from './adventurer';
import { exaggerate } from './extremes';
import { expect, type Made, settled, test } from './fixtures';
import type { Listener } from './listener';
import { troubleOn } from './measure';
import { fight, type Player } from './player';
import { SCREENS } from './screens';
import { annNeedsBen } from './situations';

/** How long a person takes to answer, in milliseconds. */
const REACTION = 1000;

test.setTimeout(1_800_000);

/** The smallest print of a card in the hand, in place and when looked at. */
async function prints(page: Page): Promise<{ hand: number; looked: number }> {
  const smallest = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize))));
  const hand = await smallest('[data-hand] .body');
  await page.locator('[data-hand] button').first().focus();
  await page.waitForTimeout(400);
  const looked = await smallest('.reader .body');
  return { hand, looked };
}

for (const [size, options] of Object.entries(SCREENS)) {
  test.describe(size, () => {
    // The same as in the tests of bargaining.
    test.use({ seed: 1 });

    test('the fullest tables', async ({ adventurer, guest, party: gather, table }) => {
      const party = await gather();
      await annNeedsBen(party);
      const ann = await adventurer(options);
      await exaggerate(ann.page);
      await ann.open(party.id, party.tokens[0]);
      await expect(ann.fight).toBeVisible();
      const board = await troubleOn(ann.page);
      const made = await table();
      const kid = await guest(options);
      await exaggerate(kid.page);
      await kid.open(made.id, made.token);
      await settled(kid.page);
      const yard = await troubleOn(kid.page);
      const count = (what: 'outside' | 'cut' | 'covered' | 'small') => board[what].length + yard[what].length;
      const { hand, looked } = await prints(kid.page);
      console.log(
        `${size.padEnd(10)} outside ${count('outside')}, cut ${count('cut')}, covered ${count('covered')}, ` +
          `too small for a finger ${count('small')}; smallest print ${Math.min(board.print, yard.print)} px, ` +
          `cards in hand ${hand} px, looked at ${looked} px`,
      );
    });
  });
}

/** Games at normal pace with everything that moves, from these seeds: `SEEDS=1,2` for some of them. */
const SEEDS = (process.env['SEEDS'] ?? '1,2,3,4,5').split(',').map(Number);

/** Somebody who has been here before; nothing is hurried. */
const CALM = {
  fresh: true,
  keep: {
    'recess:table-screen': { seen: ['turn', 'answer', 'dim', 'mb-turn', 'mb-fight', 'mb-call'], muted: [] },
    'recess:settings': { soundSaid: true },
  },
};

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

/** What was asked of somebody, and how much of it left nothing to choose, not even a free move. */
function prompts(one: Listener<LunchMoney> | Listener<Munchkin>): { all: number; pointless: number } {
  const asked = new Map<number, number>();
  for (const message of one.heard)
    if ((message.type === 'welcome' || message.type === 'update') && message.ask)
      asked.set(message.ask.id, message.ask.moves.length + (message.free?.length ?? 0));
  return { all: asked.size, pointless: [...asked.values()].filter((moves) => moves < 2).length };
}

/** Answers everything a second after it is on the screen, until the game is over; returns how often. */
async function playOn(one: Player | Adventurer, answer: () => Promise<void>): Promise<number> {
  let answers = 0;
  const waits = () => one.asked || one.over;
  for (await one.until(waits); !one.over; await one.until(waits)) {
    // At this pace a question may be gone before the screen has caught up.
    const prompt = one.page.locator(`[data-ask="${one.ask?.id}"] .prompt.asked`);
    if (
      !(await prompt.waitFor({ timeout: 10_000 }).then(
        () => true,
        () => false,
      ))
    )
      continue;
    await pause(REACTION);
    // It may have been answered otherwise in the meantime: time is up, or somebody was quicker.
    if (!one.asked) continue;
    await answer().catch((error: unknown) => {
      if (one.asked) throw error;
    });
    answers += 1;
  }
  return answers;
}

/** For each attack between two others that was stopped: how long it took for an onlooker, and how many questions. */
function stoppedAttacks(heard: readonly { at: number; message: TableMessage<LunchMoney> }[], you: number): number[][] {
  const costs: number[][] = [];
  let began: { at: number; asks: Set<number>; stopped: boolean } | null = null;
  for (const { at, message } of heard) {
    if (message.type !== 'update') continue;
    for (const event of message.log.flatMap(({ events }) => events)) {
      if (event.event === 'played') {
        const mine = event.by === you || event.at === you;
        began = mine ? null : { at, asks: new Set(), stopped: false };
      } else if (began && event.event === 'stopped') began.stopped = true;
      else if (began && (event.event === 'lost' || event.event === 'grabbed' || event.event === 'humiliated'))
        began = null;
      else if (began?.stopped && (event.event === 'drew' || event.event === 'turn-began')) {
        costs.push([at - began.at, began.asks.size]);
        began = null;
      }
    }
    if (began && message.ask) began.asks.add(message.ask.id);
  }
  return costs;
}

const MINUTES = { 'Lunch Money': 4, 'Munchkin Bites!': 8 };
type Name = keyof typeof MINUTES;

/** How many seconds each game took. */
const seconds: Record<Name, number[]> = { 'Lunch Money': [], 'Munchkin Bites!': [] };

function told(name: Name, seed: number, began: number, rest: string): void {
  const time = Math.round((Date.now() - began) / 1000);
  seconds[name].push(time);
  console.log(`${name}, seed ${seed}: ${time} s, ${rest}`);
}

test.afterAll(() => {
  for (const [name, minutes] of Object.entries(MINUTES)) {
    const times = seconds[name as Name].sort((a, b) => a - b);
    if (!times.length) continue;
    const mean = Math.round(times.reduce((sum, time) => sum + time, 0) / times.length);
    const median = times[Math.floor(times.length / 2)];
    console.log(
      `${name}, ${times.length} games: ${mean} s in the mean, ${median} s in the median, ${times.at(-1)} s at most (bar: ${60 * minutes} s)`,
    );
  }
});

for (const seed of SEEDS) {
  test.describe(`seed ${seed}`, () => {
    test.use({ seed });

    // At the same time: nearly all of it is waiting.
    test('Lunch Money with two people and two bots, and Munchkin Bites! with three bots', async ({
      guest,
      adventurer,
      server,
    }) => {
      async function lunchMoney(): Promise<void> {
        const options = { game: 'lunch-money', players: 4, bots: ['easy'], pace: 'normal' };
        const made = await server.post<Made>('/api/tables', { name: 'Ann', options });
        const sat = await server.post<Made>(`/api/tables/${made.id}/seats`, { name: 'Ben' });
        const [ann, ben] = [await guest(CALM), await guest(CALM)];
        const heard: { at: number; message: TableMessage<LunchMoney> }[] = [];
        ben.page.on('websocket', (socket) =>
          socket.on('framereceived', ({ payload }) => {
            heard.push({ at: Date.now(), message: JSON.parse(String(payload)) as TableMessage<LunchMoney> });
          }),
        );
        await ann.open(made.id, made.token);
        await ben.open(made.id, sat.token);
        await ann.page.getByRole('button', { name: 'Start' }).click();
        const began = Date.now();
        const clicks = await Promise.all([ann, ben].map((one) => playOn(one, () => one.answer(fight))));
        const [a, b] = [prompts(ann), prompts(ben)];
        const stopped = stoppedAttacks(heard, ben.you ?? -1);
        const slowest = Math.max(0, ...stopped.map(([time = 0]) => time));
        const asks = stopped.reduce((sum, [, n = 0]) => sum + n, 0);
        told(
          'Lunch Money',
          seed,
          began,
          `${a.all + b.all} prompts, pointless ${a.pointless + b.pointless}, answers ${clicks.join(' and ')}; ` +
            `${stopped.length} attacks between others were stopped: at most ${(slowest / 1000).toFixed(1)} s and ${asks} questions in all`,
        );
      }

      async function munchkin(): Promise<void> {
        const options = { game: 'munchkin-bites', players: 4, bots: ['easy'], pace: 'normal' };
        const made = await server.post<Made>('/api/tables', { name: 'Ann', options, start: true });
        const ann = await adventurer(CALM);
        const began = Date.now();
        await ann.open(made.id, made.token);
        const answers = await playOn(ann, async () => {
          const put = ann.ask?.moves.find(({ mv }) => partOf(mv, 'put'));
          await (put ? ann.make(put) : ann.goOn());
        });
        const { all, pointless } = prompts(ann);
        told('Munchkin Bites!', seed, began, `${all} prompts, pointless ${pointless}, answers ${answers}`);
      }

      await Promise.all([lunchMoney(), munchkin()]);
    });
  });
}
