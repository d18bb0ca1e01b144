import { expect, test } from './fixtures';
import { focusOf, goRound } from './focus';
import { fasterBots } from './player';

test('from the landing page to a move with the keyboard alone', async ({ guest }) => {
  const ann = await guest();
  const { page } = ann;
  await fasterBots(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  const passed = await goRound(page);
  for (const name of ['Play now', 'Play with friends', 'Join with a link', 'Settings'])
    expect(
      passed.some((what) => what.includes(name)),
      name,
    ).toBe(true);

  // The settings: open, choose, close; then the focus is where it was before.
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect((await focusOf(page)).seen).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();

  await page.getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  await ann.until(() => ann.view !== null, 'the game');

  // Takes everything until there is a card to play at somebody.
  const target = () =>
    ann.view?.hand.findIndex(
      (card) => new Set(ann.ask?.moves.flatMap((m) => (m.card === card ? m.at : []))).size > 1,
    ) ?? -1;
  while ((await ann.turn()) && target() < 0) {
    const { id } = ann.ask ?? { id: -1 };
    await page.keyboard.press('t');
    await ann.until(() => ann.ask?.id !== id || ann.over, 'the next question');
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden();
  await page.keyboard.press('d');
  await expect(ann.prompt).toContainText('Select the cards');
  await page.keyboard.press('Escape');
  await expect(ann.prompt).not.toContainText('Select the cards');

  const table = await goRound(page);
  expect(table.length).toBeGreaterThan(8);

  const { id } = ann.ask ?? { id: -1 };
  await page.keyboard.press(String(target() + 1));
  const chosen = page.locator('[data-seat] button:focus');
  await expect(chosen).toBeVisible();
  const first = await chosen.getAttribute('aria-label');
  await page.keyboard.press('ArrowRight');
  await expect(chosen).not.toHaveAttribute('aria-label', first ?? '');
  await page.keyboard.press('Enter');
  await ann.until(() => ann.ask?.id !== id, 'the move');
  await ann.turn();
});
