import { seriousIn } from './axe';
import { expect, test } from './fixtures';
import { attack, fasterBots, type Player } from './player';

/** Who began each game that was seen from its start. */
function whoBegan(player: Player): number[] {
  return player.heard.flatMap((message) => {
    const first = message.type === 'update' && message.n === 0 ? message.log : [];
    const began = first.flatMap(({ events }) => events).find(({ event }) => event === 'turn-began');
    return began?.event === 'turn-began' ? [began.seat] : [];
  });
}

test('a guest plays a whole game against bots, and then a rematch begins', async ({ guest, server }) => {
  const ann = await guest();
  const { page } = ann;
  await fasterBots(page);
  await page.goto('/');
  const clicked = Date.now();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('[data-hand] button')).toHaveCount(5);
  await expect(ann.prompt).toContainText(/\w/);
  expect(Date.now() - clicked).toBeLessThan(10_000);
  const id = ann.info?.id ?? '';
  const players = ann.info?.seats.length ?? 0;

  await ann.playToTheEnd(attack);
  const over = page.getByRole('dialog', { name: /wins?!/ });
  await expect(over).toBeVisible();
  await expect(over.getByText('The shuffle was fair')).toBeVisible();
  await expect(over.getByRole('link', { name: 'Watch the replay' })).toHaveAttribute('href', `/replay/${id}/1`);

  // Everybody's place, the story, a curve, and a picture to share.
  await expect(over.locator('.ranks li')).toHaveCount(players);
  await expect(over.locator('.story')).toContainText(/turns?/);
  await expect(over.getByRole('img', { name: 'Counters, turn by turn' })).toBeVisible();
  const download = page.waitForEvent('download');
  await over.getByRole('button', { name: 'Share a picture' }).click();
  expect((await download).suggestedFilename()).toBe(`recess-${id}-1.png`);
  expect(await seriousIn(page)).toEqual([]);

  // A closed result can be opened again, and a rematch needs no dialog.
  await over.getByRole('button', { name: 'Close' }).click();
  await expect(over).toBeHidden();
  await ann.prompt.getByRole('button', { name: 'The result' }).click();
  await expect(over).toBeVisible();
  await over.getByRole('button', { name: 'Close' }).click();
  await ann.prompt.getByRole('button', { name: 'Rematch' }).click();
  await ann.until(() => ann.info?.number === 2 && !ann.over, 'a rematch');
  await expect(over).toBeHidden();
  await ann.until(() => whoBegan(ann).length > 0, 'the first turn of the rematch');
  const record = await server.get<{ steps: { log: { events: { event: string; seat: number }[] }[] }[] }>(
    `/api/replays/${id}/1`,
  );
  const events = record.steps.flatMap(({ log }) => log.flatMap((entry) => entry.events));
  const first = events.find(({ event }) => event === 'turn-began')?.seat ?? -1;
  expect(whoBegan(ann).at(-1), 'the dealer moves on, and so does who begins').toBe((first + 1) % players);
});
