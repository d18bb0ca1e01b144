/** Cheat, a game that the client does not know, played from the first page to its end. */
import { expect, PHONE, sideways, test } from './fixtures';
import { seriousIn } from './axe';
import type { Page } from '@playwright/test';

const PROMPT = '.prompt.asked';

/** Answers until the game is over: lets claims pass, and lays the first cards on offer. */
async function playOn(page: Page, answers: number, look: (n: number) => Promise<void>): Promise<boolean> {
  for (let n = 0; n < answers; n += 1) {
    const over = page.getByRole('dialog');
    await expect(page.locator(PROMPT).or(over).first()).toBeVisible();
    if (await over.isVisible()) return true;
    await look(n);
    const id = await page.locator('[data-ask]').getAttribute('data-ask');
    const lay = page.locator(`${PROMPT} .moves button`, { hasText: /lay/i });
    if (await lay.count()) await lay.first().click();
    else await page.keyboard.press('t');
    await expect(page.locator(`[data-ask="${id}"]`)).toHaveCount(0);
  }
  return page.getByRole('dialog').isVisible();
}

test.describe('where it is asked for', () => {
  test.use({ also: ['cheat'], seed: 7 });

  test('it is offered, with its switches', async ({ browse }) => {
    const page = await browse();
    await page.goto('/new');
    await page.locator('label', { hasText: /^\s*Cheat\s*$/ }).click();
    await page.locator('details > summary').first().click();
    await expect(page.getByText('The taker goes next')).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
  });

  test('it is played to its end by buttons and keys', async ({ browse, table }) => {
    const made = await table({ game: 'cheat', players: 3, rules: 'usual +rounds=5' });
    const page = await browse();
    await page.goto(`/t/${made.id}#key=${made.token}`);
    const over = await playOn(page, 60, async (n) => {
      if (n !== 3) return;
      await expect(page.getByRole('group', { name: 'Your cards' })).toBeVisible();
      await expect(page.locator('[data-seat="1"]')).toContainText('In the pile');
      expect(await seriousIn(page)).toEqual([]);
    });
    expect(over).toBe(true);
    await expect(page.getByRole('dialog')).toContainText(/wins?/i);
    expect(await seriousIn(page)).toEqual([]);
    await page.goto('/rules/cheat/CH-DOUBT-1');
    await expect(page.getByText('Anybody may doubt').first()).toBeVisible();
  });

  test('cards that are picked narrow the choices, and it fits a phone', async ({ browse, table }) => {
    const made = await table({ game: 'cheat', players: 3, rules: 'usual +rounds=5' });
    const page = await browse(PHONE);
    await page.goto(`/t/${made.id}#key=${made.token}`);
    const hand = page.getByRole('group', { name: 'Your cards' });
    await expect(async () => {
      if (await page.locator(`${PROMPT} .moves button`, { hasText: /lay/i }).count()) return;
      await page.keyboard.press('t');
      throw new Error('not my turn yet');
    }).toPass();
    const moves = page.locator(`${PROMPT} .moves button`, { hasText: /lay/i });
    const before = await moves.count();
    const card = hand.getByRole('button', { disabled: false }).first();
    const name = (await card.textContent()) ?? '';
    await card.tap();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    expect(await moves.count()).toBeLessThan(before);
    for (const text of await moves.allTextContents()) expect(text).toContain(name);
    expect(await sideways(page)).toBe(0);
    expect(await seriousIn(page)).toEqual([]);
  });
});

test('it is not offered unless it is asked for', async ({ browse, server }) => {
  const offered = await server.get<{ id: string }[]>('/api/games');
  expect(offered.map(({ id }) => id)).not.toContain('cheat');
  const options = { game: 'cheat', players: 3 };
  await expect(server.post('/api/tables', { name: 'Ann', options })).rejects.toThrow('table-game');
  const page = await browse();
  await page.goto('/');
  await expect(page.locator('main')).not.toContainText('Cheat');
});
