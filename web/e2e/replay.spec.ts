import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';
import { GAMES, handOf } from './games';
import { finished } from './places';

for (const { id, name, dealt, ended } of GAMES) {
  test(`a game of ${name} is watched again, step by step and with the eyes of each`, async ({ guest, table }) => {
    const ann = await guest();
    const { page } = ann;
    const made = await finished(ann, () => table({ game: id, players: 3 }));
    await page.goto(`/replay/${made.id}/1`);
    const scrubber = page.getByRole('slider', { name: 'Step' });
    const last = Number(await scrubber.getAttribute('max'));
    expect(last).toBeGreaterThan(10);
    // The viewer's own seat comes first.
    await expect(page.locator('[data-seat]')).toHaveCount(2);
    await page.getByRole('button', { name: 'Step forward' }).click();
    await expect(page.getByText(`1 / ${last}`)).toBeVisible();
    await page.getByRole('button', { name: 'Step back' }).click();
    await expect(page.getByText(`0 / ${last}`)).toBeVisible();
    // The keys need no focus, there are jumps from turn to turn, and every line of the log leads to its step.
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`1 / ${last}`)).toBeVisible();
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: 'Next turn' }).click();
    const turn = Number(await scrubber.inputValue());
    await page.keyboard.press('PageDown');
    expect(Number(await scrubber.inputValue())).toBeGreaterThan(turn);
    const lines = page.getByRole('region', { name: 'Log' }).getByRole('button');
    await lines.nth(5).click();
    await expect(lines.nth(5)).toHaveAttribute('aria-current', 'step');
    await page.getByLabel('Speed').selectOption('fast');
    await page.keyboard.press('Home');
    const hands: (string | null)[][] = [];
    for (const eyes of ['0', '1']) {
      await page.getByLabel('As seen by').selectOption(eyes);
      await expect(page.locator(`[data-seat="${1 - Number(eyes)}"]`)).toBeVisible();
      await expect(page.locator(`[data-seat="${eyes}"]`)).toHaveCount(0);
      await expect(page.locator('[data-hand]')).toHaveCount(dealt);
      hands.push(await handOf(page));
    }
    expect(hands[0], 'another seat has another hand').not.toEqual(hands[1]);
    // What a seat could not see is no step for it.
    const end = (await scrubber.getAttribute('max')) ?? '';
    await scrubber.fill(end);
    await expect(page.getByText(`${end} / ${end}`)).toBeVisible();
    await page.getByLabel('As seen by').selectOption('');
    await expect(page.locator('[data-seat]')).toHaveCount(3);
    await expect(page.locator('[data-hand]'), 'who watches sees no hand').toHaveCount(0);
    await expect(page.locator(ended.selector, { hasText: ended.text })).not.toHaveCount(0);
    await expect(page.getByText('The shuffle was fixed before the game: verified')).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the game (.play)' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/\.play$/);
    expect(await readFile(await saved.path(), 'utf8')).toContain(`game ${id}`);
  });
}
