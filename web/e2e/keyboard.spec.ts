import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fasterBots } from './player';

interface Focus {
  what: string;
  seen: boolean;
}

/** What has the focus, and whether one can see that. */
function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { what: 'nothing', seen: true };
    // It is drawn around the thing itself, around the label of a hidden box, or along the edge of a card.
    const around = [element, element.closest('label'), element.querySelector('.sticker')];
    const shown = around.filter((one) => one !== null);
    const seen = shown.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return { what: `${element.tagName} ${element.getAttribute('data-tab') ?? ''} ${name.slice(0, 50)}`, seen };
  });
}

/** Goes round by Tab; the focus is always seen, and gets out again. */
async function goRound(page: Page, most = 120): Promise<string[]> {
  const passed: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const { what, seen } = await focusOf(page);
    expect(seen, `the focus can be seen: ${what}`).toBe(true);
    // From where the focus was last it may be the end of the page: then it begins anew.
    if (what === 'nothing' && !passed.length) continue;
    if (what === 'nothing' || (passed.length > 3 && what === passed[0])) return passed;
    passed.push(what);
  }
  throw new Error(`the focus does not come round: ${passed.slice(-12).join(' | ')}`);
}

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

  // The settings: open, choose, close, and the focus is where it was.
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

  // Whatever is asked is taken, until there is a card to play at somebody.
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
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
  await page.keyboard.press('d');
  await expect(ann.prompt).toContainText('Mark the cards');
  await page.keyboard.press('Escape');
  await expect(ann.prompt).not.toContainText('Mark the cards');

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
