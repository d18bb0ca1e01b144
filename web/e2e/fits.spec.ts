/** The fullest tables fit every common screen. */
import { exaggerate } from './extremes';
import { expect, settled, sideways, test } from './fixtures';
import { troubleOn } from './measure';
import { SCREENS } from './screens';
import { annNeedsBen } from './situations';

// With LOOK=1 the pictures are kept in shots/fits for inspection.
for (const [size, options] of Object.entries(SCREENS)) {
  test.describe(size, () => {
    // The same as in the tests of bargaining.
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
