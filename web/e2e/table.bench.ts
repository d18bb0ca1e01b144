/** The table in figures: `make bench-table`. */
import type { Page } from '@playwright/test';
import { exaggerate } from './extremes';
import { expect, settled, test } from './fixtures';
import { troubleOn } from './measure';
import { SCREENS } from './screens';
import { annNeedsBen } from './situations';

/** How long a person takes to answer, in milliseconds. */
const REACTION = 1000;

test.setTimeout(900_000);

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
      const fight = await troubleOn(ann.page);
      const made = await table();
      const kid = await guest(options);
      await exaggerate(kid.page);
      await kid.open(made.id, made.token);
      await settled(kid.page);
      const yard = await troubleOn(kid.page);
      const count = (what: 'outside' | 'cut' | 'covered' | 'small') => fight[what].length + yard[what].length;
      const { hand, looked } = await prints(kid.page);
      console.log(
        `${size.padEnd(10)} outside ${count('outside')}, cut ${count('cut')}, covered ${count('covered')}, ` +
          `too small for a finger ${count('small')}; smallest print ${Math.min(fight.print, yard.print)} px, ` +
          `cards in hand ${hand} px, looked at ${looked} px`,
      );
    });
  });
}

/** A game with bots at normal pace, played by a person who always takes the first choice. */
for (const [game, most] of [
  ['lunch-money', 240],
  ['munchkin-bites', 480],
] as const) {
  test(`a game of ${game} with three bots`, async ({ browse, server }) => {
    const made = await server.post<{ id: string; token: string }>('/api/tables', {
      name: 'Ann',
      options: { game, players: 4, bots: ['easy'], pace: 'normal' },
      start: true,
    });
    const page = await browse();
    let [prompts, pointless, over] = [0, 0, false];
    const seen = new Set<number>();
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const said = JSON.parse(String(payload)) as {
          ask?: { id: number; moves: unknown[] } | number | null;
        };
        if (typeof said.ask === 'object' && said.ask && !seen.has(said.ask.id)) {
          seen.add(said.ask.id);
          prompts += 1;
          if (said.ask.moves.length < 2) pointless += 1;
        }
        if (String(payload).includes('"stage":"over"')) over = true;
      }),
    );
    await page.goto(`/t/${made.id}#key=${made.token}`);
    const began = Date.now();
    let clicks = 0;
    while (!over && Date.now() - began < most * 1000 * 1.25) {
      const asked = page.locator('.prompt.asked .buttons button').last();
      if (await asked.isVisible().catch(() => false)) {
        await page.waitForTimeout(REACTION);
        const done = await asked.click({ timeout: 2000 }).then(
          () => true,
          () => false,
        );
        if (done) clicks += 1;
      } else {
        await page.keyboard.press('Escape');
        await page.waitForTimeout(100);
      }
    }
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(
      `${game.padEnd(15)} ${over ? `over after ${seconds} s (bar: ${most} s)` : `not over after ${seconds} s`}, ` +
        `${clicks} clicks, ${prompts} prompts, of which ${pointless} could be answered in one way only`,
    );
  });
}
