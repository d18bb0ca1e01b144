import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { attack } from './player';

interface Seen {
  text: string;
  at: number;
}

/** Records when each sentence of the prompt appears. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    const note = () => {
      const text = document.querySelector('.prompt .sentence')?.textContent?.trim() ?? '';
      if (text !== seen.at(-1)?.text) seen.push({ text, at: performance.now() });
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);

test.use({ seed: 5 });

test('the cards of bots can be seen: each has about a second; a click goes on, and it can be shown again', async ({
  guest,
  table,
}) => {
  const made = await table({ players: 3 });
  const ann = await guest({ fresh: true, keep: { 'recess:settings': { sound: false, soundSaid: true } } });
  const { page } = ann;
  await ann.open(made.id, made.token);
  await ann.turn();
  await watch(page);
  const asked = page.locator('.prompt.asked');
  await asked.waitFor();
  await ann.answer(attack);
  await ann.turn();
  await asked.waitFor({ timeout: 60_000 });
  const seen = await seenOn(page);
  const times = seen.flatMap(({ text, at }, i) =>
    / plays .* at /.test(text) ? [(seen[i + 1]?.at ?? performance.now()) - at] : [],
  );
  expect(times.length, JSON.stringify(seen)).toBeGreaterThan(0);
  // Long runs of lines are shown twice as fast, never faster.
  for (const time of times) expect(time).toBeGreaterThan(400);

  const again = page.getByRole('button', { name: 'Show it again' });
  await again.click();
  await expect(asked).toBeHidden();
  // A line that hits the viewer stops the skip once more.
  for (let clicks = 0; clicks < 8 && !(await asked.isVisible()); clicks += 1) await page.mouse.click(600, 330);
  await expect(asked).toBeVisible({ timeout: 2000 });
});

test('sound is asked for once', async ({ guest, table }) => {
  const made = await table({ players: 3 });
  const ann = await guest({ fresh: true, reducedMotion: 'reduce' });
  const { page } = ann;
  await ann.open(made.id, made.token);
  const question = page.getByRole('group', { name: 'Sound?' });
  await question.getByRole('button', { name: 'Off' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await ann.turn();
  await expect(question).toBeHidden();
});

test('a line of the log opens its card', async ({ guest, table }) => {
  const made = await table({ players: 3 });
  const ann = await guest();
  await ann.open(made.id, made.token);
  await ann.turn();
  await ann.answer(attack);
  await ann.turn();
  const line = ann.page.locator('.told').filter({ hasText: /plays/ }).first();
  await line.click();
  await expect(ann.page.getByRole('dialog')).toBeVisible();
});
