/** Cards are readable in place, and more so when looked at. */
import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './fixtures';
import { annNeedsBen } from './situations';

const SIZES = {
  '1280 x 800': { viewport: { width: 1280, height: 800 } },
  '1920 x 1080': { viewport: { width: 1920, height: 1080 } },
  '2560 x 1440': { viewport: { width: 2560, height: 1440 } },
  'a phone': PHONE,
};

/** The smallest print on these cards, in pixels. */
function smallest(page: Page, cards: string): Promise<number> {
  return page.locator(`${cards} :is(.title, .body, .body *)`).evaluateAll((texts) => {
    const shown = texts.filter((text) => text.getClientRects().length && text.textContent?.trim());
    return Math.min(...shown.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
  });
}

async function isRead(page: Page): Promise<void> {
  // Whoever has a large screen sits further away from it.
  const further = (page.viewportSize()?.height ?? 0) >= 1440;
  expect(await smallest(page, '[data-hand]')).toBeGreaterThanOrEqual(further ? 12.5 : 12);
  await page.locator('[data-hand] button').first().focus();
  await page.keyboard.press('ArrowRight');
  const reader = page.locator('.reader');
  await expect(reader).toBeVisible();
  expect(await smallest(page, '.reader')).toBeGreaterThanOrEqual(further ? 18 : 14);
  // What is looked at is always larger.
  const inHand = (await page.locator('[data-hand] .card').first().boundingBox())?.width ?? 0;
  expect((await reader.locator('.card').boundingBox())?.width).toBeGreaterThan(1.3 * inHand);
  const box = await reader.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
}

for (const [size, options] of Object.entries(SIZES)) {
  test(`the hand of Lunch Money on ${size}`, async ({ guest, table }) => {
    const made = await table();
    const ann = await guest(options);
    await ann.open(made.id, made.token);
    await ann.turn();
    await isRead(ann.page);
  });

  test(`the hand of Munchkin Bites!, and whom to ask for help, on ${size}`, async ({ adventurer, party: gather }) => {
    const party = await gather();
    await annNeedsBen(party);
    const ann = await adventurer(options);
    await ann.open(party.id, party.tokens[0]);
    await ann.turn();
    // The whole button can be clicked, wherever the fight is scrolled. A phone has one button for all.
    const names = size === 'a phone' ? ['Ask for help…'] : ['Ask Ben', 'Ask Cara'];
    for (const name of names) {
      const button = ann.page.getByRole('button', { name });
      const hit = await button.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const at = (y: number) => document.elementFromPoint(box.left + box.width / 2, y);
        return [box.top + 3, box.bottom - 5].every((y) => element.contains(at(y)));
      });
      expect(hit, name).toBe(true);
    }
    await isRead(ann.page);
  });
}

test('when the card that is looked at has been played, no other is held up', async ({ guest, table }) => {
  const made = await table({ players: 2 });
  const ann = await guest();
  await ann.open(made.id, made.token);
  const attacks = () => ann.ask?.moves.find(({ mv }) => typeof mv === 'object' && 'play' in mv)?.card;
  while ((await ann.turn()) && !attacks()) await ann.answer(() => 'decline');
  const { page } = ann;
  const place = ann.view?.hand.findIndex((card) => card === attacks()) ?? -1;
  await ann.card(0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  for (let at = 0; at < place; at += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator('.reader')).toBeVisible();
  const { id } = ann.ask ?? { id: -1 };
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await ann.until(() => ann.ask?.id !== id, 'the card is played');
  const idle = () =>
    page.evaluate(() => !document.querySelector('.reader') || document.activeElement?.closest('[data-hand]') !== null);
  await expect.poll(idle).toBe(true);
});
