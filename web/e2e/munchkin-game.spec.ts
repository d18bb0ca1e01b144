import { expect, test } from './fixtures';
import { fasterBots } from './player';

test('a guest plays a whole game of Munchkin Bites! against bots; the shuffle was fair, and a rematch begins', async ({
  adventurer,
}) => {
  test.slow();
  const ann = await adventurer();
  const { page } = ann;
  await fasterBots(page);
  await page.goto('/new');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByText('Munchkin Bites!', { exact: true }).click();
  const seats = page.getByRole('group', { name: 'Seats' });
  await seats.getByRole('button', { name: 'fewer' }).click();
  await expect(seats).toContainText('3');
  await page.getByText('easy', { exact: true }).click();
  await page.getByText('no hurry', { exact: true }).click();
  await page.getByText('House rules').click();
  await page.getByText('Fast game').click();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('button', { name: 'Start' }).click();

  await ann.playToTheEnd();
  const over = page.getByRole('dialog', { name: /wins?!/ });
  const winners = ann.view?.winners.map((seat) => ann.info?.seats[seat]?.name ?? '') ?? [];
  expect(winners).not.toEqual([]);
  for (const name of winners) await expect(over).toContainText(name === 'Ann' ? 'You' : name);
  await expect(over.getByText('The shuffle was fair')).toBeVisible();
  await expect(over.getByRole('link', { name: 'Watch the replay' })).toHaveAttribute(
    'href',
    `/replay/${ann.info?.id}/1`,
  );

  await expect(over.locator('.ranks li')).toHaveCount(3);
  await expect(over.getByRole('img', { name: 'Levels, turn by turn' })).toBeVisible();
  await over.getByRole('button', { name: 'Rematch' }).click();
  await ann.until(() => ann.info?.number === 2 && !ann.over, 'a rematch');
  await expect(over).toBeHidden();
  await ann.turn();
  await expect(page.locator('.own').getByRole('img', { name: 'Level 1 of 10' })).toBeVisible();
});
