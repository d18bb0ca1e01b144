import { expect, test } from './fixtures';

test('the rulebook is searched, and an example is played step by step', async ({ guest }) => {
  const { page } = await guest();
  await page.goto('/rules');
  await expect(page.getByRole('heading', { name: 'Rules', level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('humiliation');
  await expect(page.getByText(/\d+ clauses found/)).toBeVisible();
  const all = await page.locator('.clause').count();
  expect(all).toBeGreaterThan(1);
  await page.getByRole('searchbox', { name: 'Search' }).fill('LM-BLOCK-1');
  await expect(page.locator('[id="LM-BLOCK-1"]')).toBeVisible();
  await page
    .locator('[id="LM-BLOCK-1"]')
    .getByRole('button', { name: /examples?/ })
    .click();
  const player = page.locator('[id="LM-BLOCK-1"] .player').first();
  await expect(player.locator('.opponent').first()).toBeVisible();
  await expect(player.getByText(/^0 \/ \d+$/)).toBeVisible();
  await player.getByRole('button', { name: 'One step on' }).click();
  await expect(player.getByText(/^1 \/ \d+$/)).toBeVisible();
  await expect(player.locator('.panel')).not.toHaveCount(0);
  await player.getByRole('slider', { name: 'Step' }).press('End');
  await expect(player.getByRole('button', { name: 'One step on' })).toBeDisabled();
});
