import type { Locator } from '@playwright/test';
import type { Adventurer } from './adventurer';
import { seriousIn } from './axe';
import { expect, PHONE, sideways, test } from './fixtures';
import { annIsRich, annNeedsBen } from './situations';

/** What is open is completely on the screen, and accessible in both themes. */
async function looksRight({ page }: Adventurer, what: string, open?: Locator): Promise<void> {
  if (open) {
    await expect(open).toBeVisible();
    const box = await open.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect.soft(box && box.x >= 0 && box.x + box.width <= width, `${what} is wholly on the screen`).toBe(true);
    const over = await open.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect.soft(over, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
  }
  expect.soft(await sideways(page), `the page scrolls sideways: ${what}`).toBe(0);
  expect.soft(await seriousIn(page), what).toEqual([]);
}

for (const [where, options] of [
  ['on a phone', PHONE],
  ['on a wide screen', {}],
] as const) {
  test.describe(where, () => {
    // The same as in the tests of bargaining and of the character.
    test.use({ seed: 1 });

    test('the fight, bargaining, the character and the drawer fit, and axe finds nothing serious', async ({
      adventurer,
      party: gather,
    }) => {
      test.slow();
      const party = await gather();
      await annNeedsBen(party);
      const [ann, ben] = [await adventurer(options), await adventurer(options)];
      const { page } = ann;
      await party.open(0, ann);
      await party.open(1, ben);
      await ann.turn();
      await looksRight(ann, 'the fight');
      await page.getByRole('button', { name: 'Ask for help…' }).click();
      await looksRight(ann, 'bargaining', ann.dialog);
      await page.keyboard.press('Escape');
      await page.keyboard.press('y');
      await looksRight(ann, 'the character', ann.dialog);
      await page.keyboard.press('Escape');
      await ann.openDrawer();
      await looksRight(ann, 'the drawer', ann.drawer);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Ask for help…' }).click();
      await ann.answer(() => ann.dialog.getByRole('button', { name: 'Make this offer' }).click());
      await ben.turn();
      await ben.dialog.getByRole('button', { name: 'Make a counter-offer…' }).click();
      await looksRight(ben, 'an offer', ben.dialog);
    });

    test('selling and trading fit, and axe finds nothing serious', async ({ adventurer, party: gather }) => {
      const party = await gather();
      await annIsRich(party);
      const ann = await adventurer(options);
      const { page } = ann;
      await party.open(0, ann);
      await ann.turn();
      await page.keyboard.press('g');
      await looksRight(ann, 'selling', ann.dialog);
      await page.keyboard.press('Escape');
      await page.keyboard.press('y');
      await page.getByRole('dialog').getByRole('button', { name: 'Trade or give…' }).click();
      await looksRight(ann, 'trading', page.getByRole('dialog', { name: 'Trade or give…' }));
    });
  });
}
