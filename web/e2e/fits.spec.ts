/** The fullest tables, and whatever opens above them, fit every common screen. */
import type { Locator, Page } from '@playwright/test';
import { exaggerate } from './extremes';
import { expect, settled, sideways, test } from './fixtures';
import { troubleOn } from './measure';
import { finished } from './places';
import { BROWSERS, SCREENS, type Size } from './screens';
import { annIsRich, annLoots, annNeedsBen } from './situations';

/** Nothing is cut, covered or too small, whatever size the window has. With LOOK=1 the pictures are kept in shots/fits. */
async function fits(page: Page, sizes: readonly Size[], what: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const size of sizes) {
    await page.setViewportSize(SCREENS[size].viewport);
    // What follows the size is drawn after a frame or two.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))));
    if (process.env['LOOK']) await page.screenshot({ path: `shots/fits/${what}-${size}.png` });
    const { outside, cut, covered, small, fine } = await troubleOn(page);
    const all = { outside, cut, covered, small, fine, sideways: await sideways(page) };
    expect
      .soft(all, `${what}, ${size}`)
      .toEqual({ outside: [], cut: [], covered: [], small: [], fine: [], sideways: 0 });
  }
}

/** Opens something above the table, looks at it, and puts it away. */
async function opened(page: Page, sizes: readonly Size[], what: string, open: () => Promise<void>): Promise<void> {
  await page.setViewportSize(SCREENS[sizes[0] ?? '1280x800'].viewport);
  // A key that comes while another dialog is closing is not heard.
  await expect(async () => {
    await open();
    await expect(page.locator('dialog[open]').last()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await fits(page, sizes, what);
  while (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
}

/** A long look at something: where a fan of cards lies, at the edge that the next one leaves. */
const look = (what: Locator) => what.click({ button: 'right', position: { x: 14, y: 40 }, force: true });

/** The chat is a tab where there is room, and a sheet elsewhere. */
async function chatFits(page: Page, sizes: readonly Size[], what: string): Promise<void> {
  await page.keyboard.press('c');
  await expect(page.getByRole('textbox', { name: 'Say something' })).toBeVisible();
  await fits(page, sizes, what);
  if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
  else await page.getByRole('tab', { name: 'Log' }).click();
}

for (const [browser, sizes] of Object.entries(BROWSERS)) {
  test.describe(`with ${browser}`, () => {
    const options = SCREENS[sizes[0]];
    // As in the tests of bargaining.
    test.use({ seed: 1 });

    test('the fullest fight fits', async ({ adventurer, party: gather }) => {
      const party = await gather();
      await annNeedsBen(party);
      const ann = await adventurer(options);
      const { page } = ann;
      await exaggerate(page);
      await ann.open(party.id, party.tokens[0]);
      await expect(ann.fight).toBeVisible();
      await fits(page, sizes, 'fight');
      await chatFits(page, sizes, 'fight-chat');
      const keys = { bargain: 'h', drawer: 'n', character: 'y', keys: '?' };
      for (const [what, key] of Object.entries(keys))
        await opened(page, sizes, `fight-${what}`, () => page.keyboard.press(key));
      await opened(page, sizes, 'fight-person', () => page.locator('[data-seat="1"]').click());
      await opened(page, sizes, 'fight-card', () => look(page.locator('[data-hand="0"] button')));
    });

    test('the fullest schoolyard fits', async ({ guest, table }) => {
      const made = await table();
      const ann = await guest(options);
      const { page } = ann;
      await exaggerate(page);
      await ann.open(made.id, made.token);
      await settled(page);
      await expect(page.locator('[data-hand]').nth(9)).toBeAttached();
      await fits(page, sizes, 'yard');
      await chatFits(page, sizes, 'yard-chat');
      for (const name of ['Invite', 'Leave the table'])
        await opened(page, sizes, `yard-${name}`, () => page.getByRole('button', { name }).click());
      await opened(page, sizes, 'yard-person', () => page.locator('[data-seat="1"] button').first().click());
      await opened(page, sizes, 'yard-card', () => look(page.locator('[data-hand="0"] button')));
    });

    test('selling, trading and a body fit', async ({ adventurer, party: gather }) => {
      const party = await gather();
      await annIsRich(party);
      const ann = await adventurer(options);
      const { page } = ann;
      await ann.open(party.id, party.tokens[0]);
      await ann.turn();
      await opened(page, sizes, 'sell', () => page.keyboard.press('g'));
      await opened(page, sizes, 'trade', async () => {
        await page.keyboard.press('y');
        await page.getByRole('dialog').getByRole('button', { name: 'Trade or give…' }).click();
      });
      await page.goto('about:blank');
      await annLoots(party);
      await ann.open(party.id, party.tokens[0]);
      await ann.turn();
      await fits(page, sizes, 'loot');
    });

    test('the end fits', async ({ guest, table }) => {
      const made = await table({ players: 8 });
      const { page } = await guest(options);
      await exaggerate(page, true);
      await page.goto(`/t/${made.id}#key=${made.token}`);
      await expect(page.getByRole('dialog', { name: /wins?!/ })).toBeVisible();
      await fits(page, sizes, 'over');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
      await fits(page, sizes, 'over-closed');
    });

    test('the replay fits', async ({ guest, table }) => {
      const made = await finished(await guest(), () => table({ players: 7 }));
      const { page } = await guest(options);
      await page.goto(`/replay/${made.id}/1`);
      await page.getByRole('slider', { name: 'Step' }).fill('20');
      await fits(page, sizes, 'replay');
      await page.getByLabel('As seen by').selectOption('everybody’s cards');
      await expect(page.locator('.hands li')).toHaveCount(7);
      await fits(page, sizes, 'replay-hands');
    });
  });
}
