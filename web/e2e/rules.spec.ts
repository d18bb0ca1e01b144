import { expect, test } from './fixtures';
import { GAMES } from './games';

for (const { id, name, search, clause, shows } of GAMES) {
  test(`the rulebook of ${name} is searched, and an example is played step by step`, async ({ guest }) => {
    const { page } = await guest();
    await page.goto(`/rules/${id}`);
    await expect(page.getByRole('heading', { name: 'Rules', level: 1 })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill(search);
    await expect(page.getByText(/\d+ clauses found/)).toBeVisible();
    const all = await page.locator('.clause').count();
    expect(all).toBeGreaterThan(1);
    await page.getByRole('searchbox', { name: 'Search' }).fill(clause);
    await expect(page.locator(`[id="${clause}"]`)).toBeVisible();
    await page
      .locator(`[id="${clause}"]`)
      .getByRole('button', { name: /examples?/ })
      .click();
    const player = page.locator(`[id="${clause}"] .player`).first();
    await expect(player.locator('[data-seat]').first()).toBeVisible();
    await expect(player.getByText(/^0 \/ \d+$/)).toBeVisible();
    await player.getByRole('button', { name: 'Step forward' }).click();
    await expect(player.getByText(/^1 \/ \d+$/)).toBeVisible();
    await expect(player.locator(shows)).not.toHaveCount(0);
    await player.getByRole('slider', { name: 'Step' }).press('End');
    await expect(player.getByRole('button', { name: 'Step forward' })).toBeDisabled();
  });
}

test('the rulebook begins with how to play, and understands a question with a typing error', async ({ guest }) => {
  const { page } = await guest();
  await page.goto('/rules/lunch-money');
  const first = page.locator('article section').first();
  await expect(first.getByRole('heading')).toHaveText('How to play, in two minutes');
  await expect(first.getByRole('listitem')).toHaveCount(5);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('can I block a grabb?');
  await expect(page.locator('.clause').first()).toContainText('Grab');
  await expect(page.locator('.clause').first()).toContainText('Block');
  await expect(first.getByRole('heading', { name: 'How to play' })).toBeHidden();
});

test('a link to a clause stays with it when late fonts move the page', async ({ guest }) => {
  const { page } = await guest();
  await page.addInitScript(() => {
    // The content above the clause shrinks after the page has scrolled there.
    addEventListener(
      'focusin',
      () => {
        const style = new CSSStyleSheet();
        style.replaceSync('article { overflow-anchor: none; font-size: 60% }');
        setTimeout(() => document.adoptedStyleSheets.push(style), 100);
        setTimeout(() => document.body.setAttribute('data-settled', ''), 600);
      },
      { once: true },
    );
  });
  await page.goto('/rules/lunch-money/LM-TURN-2');
  await expect(page.locator('body[data-settled]')).toBeAttached();
  await expect(page.locator('[id="LM-TURN-2"]')).toBeInViewport();
});
