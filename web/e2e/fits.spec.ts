/** The fullest tables fit every common screen. */
import type { BrowserContextOptions } from '@playwright/test';
import { exaggerate } from './extremes';
import { expect, settled, sideways, test } from './fixtures';
import { troubleOn } from './measure';
import { annNeedsBen } from './situations';

// With LOOK=1 the pictures are kept in shots/fits, to be looked at.
const touch = { hasTouch: true, isMobile: true };
const screen = (width: number, height: number, more: BrowserContextOptions = {}) => ({
  viewport: { width, height },
  ...more,
});

export const SCREENS = {
  '1280x800': screen(1280, 800),
  '1366x768': screen(1366, 768),
  '1440x900': screen(1440, 900),
  '1920x1080': screen(1920, 1080),
  '2560x1440': screen(2560, 1440),
  '820x1180': screen(820, 1180, touch),
  '390x844': screen(390, 844, touch),
  '844x390': screen(844, 390, touch),
  // 1280 x 800 at 200 %.
  '640x400': screen(640, 400, { deviceScaleFactor: 2 }),
};

for (const [size, options] of Object.entries(SCREENS)) {
  test.describe(size, () => {
    // As in the tests of bargaining.
    test.use({ seed: 1 });

    test('the fullest fight fits', async ({ adventurer, party: gather }) => {
      const party = await gather();
      await annNeedsBen(party);
      const ann = await adventurer(options);
      await exaggerate(ann.page);
      await ann.open(party.id, party.tokens[0]);
      await expect(ann.fight).toBeVisible();
      await ann.page.evaluate(() => document.fonts.ready);
      if (process.env['LOOK']) await ann.page.screenshot({ path: `shots/fits/fight-${size}.png` });
      const { outside, cut, covered, small, fine } = await troubleOn(ann.page);
      expect.soft(outside, 'outside').toEqual([]);
      expect.soft(cut, 'cut').toEqual([]);
      expect.soft(covered, 'covered').toEqual([]);
      expect.soft(small, 'small').toEqual([]);
      expect.soft(fine, 'fine').toEqual([]);
      expect(await sideways(ann.page)).toBe(0);
    });

    test('the fullest schoolyard fits', async ({ guest, table }) => {
      const made = await table();
      const ann = await guest(options);
      await exaggerate(ann.page);
      await ann.open(made.id, made.token);
      await settled(ann.page);
      await expect(ann.page.locator('[data-hand]').nth(7)).toBeAttached();
      if (process.env['LOOK']) await ann.page.screenshot({ path: `shots/fits/yard-${size}.png` });
      const { outside, cut, covered, small, fine } = await troubleOn(ann.page);
      expect.soft(outside, 'outside').toEqual([]);
      expect.soft(cut, 'cut').toEqual([]);
      expect.soft(covered, 'covered').toEqual([]);
      expect.soft(small, 'small').toEqual([]);
      expect.soft(fine, 'fine').toEqual([]);
      expect(await sideways(ann.page)).toBe(0);
    });
  });
}
