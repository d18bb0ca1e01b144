/** A game without a screen of its own: Lunch Money under an unknown name. */
import type { Page } from '@playwright/test';
import { seriousIn } from './axe';
import { expect, PHONE, sideways, test } from './fixtures';

/** Gives the table's game another name, also where the page asks the server about it. */
async function disguise(page: Page): Promise<void> {
  await page.route('**/api/**/no-such-game', (route) =>
    route.continue({ url: route.request().url().replace('no-such-game', 'lunch-money') }),
  );
  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(String(text).replaceAll('"game":"lunch-money"', '"game":"no-such-game"')));
  });
}

const PROMPT = '.prompt.asked';

/** Answers several questions, each with the first choice. */
async function answer(page: Page, times: number, act: () => Promise<void>): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    await expect(page.locator(PROMPT).or(page.getByRole('dialog'))).toBeVisible();
    if (await page.getByRole('dialog').isVisible()) return;
    const id = await page.locator('[data-ask]').getAttribute('data-ask');
    await act();
    await expect(page.locator(`[data-ask="${id}"]`)).toHaveCount(0);
  }
}

test('a game without a screen of its own is played by buttons and keys', async ({ browse, table }) => {
  const made = await table();
  const page = await browse();
  await disguise(page);
  await page.goto(`/t/${made.id}#key=${made.token}`);
  await answer(page, 3, () => page.locator(`${PROMPT} .buttons button`).first().click());
  await answer(page, 3, () => page.keyboard.press('t'));
  await answer(page, 2, async () => {
    const first = page.locator(`${PROMPT} .moves kbd`, { hasText: '1' });
    await page.keyboard.press((await first.count()) ? '1' : 't');
  });
  await expect(page.getByRole('region', { name: 'Table' })).toContainText('Draw pile');
  expect(await seriousIn(page)).toEqual([]);
});

test('it fits a phone', async ({ browse, table }) => {
  const made = await table();
  const page = await browse(PHONE);
  await disguise(page);
  await page.goto(`/t/${made.id}#key=${made.token}`);
  await answer(page, 2, () => page.locator(`${PROMPT} .buttons button`).first().tap());
  expect(await sideways(page)).toBe(0);
  const box = await page.locator('.prompt').boundingBox();
  expect(box && box.y >= 0 && box.y + box.height <= 844).toBe(true);
  expect(await seriousIn(page)).toEqual([]);
});
