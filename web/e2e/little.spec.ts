/** Little things that people notice. */
import { expect, test } from './fixtures';
import { leaveTable } from './places';
import { attack } from './player';

test('a tab and a phone show our sign', async ({ browse }) => {
  const page = await browse();
  await page.goto('/');
  for (const [rel, type] of [
    ['icon', 'image/svg+xml'],
    ['apple-touch-icon', 'image/png'],
  ]) {
    const href = await page.locator(`link[rel="${rel}"]`).getAttribute('href');
    const [status, kind] = await page.evaluate(async (path) => {
      const answer = await fetch(path);
      return [answer.status, answer.headers.get('content-type')];
    }, href ?? '');
    expect([status, kind], rel).toEqual([200, type]);
  }
});

test('a name of 24 characters with emoji stays whole, and the form counts the last ones', async ({ browse }) => {
  const page = await browse();
  const name = `${'Ann'.padEnd(22, 'n')}👩‍🚀🦊`;
  await page.goto('/new');
  const field = page.getByLabel('Your name');
  await field.fill(name.slice(0, 20));
  await expect(page.getByText('4 characters left')).toBeVisible();
  await field.fill(name);
  await expect(page.getByText('0 characters left')).toBeVisible();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.locator('li.you strong')).toHaveText(name);
});

test('people talk in the waiting room, see who is really there, and are told who comes and goes', async ({
  guest,
  table,
}) => {
  const made = await table({ players: 3 }, false);
  const [ann, ben] = [await guest(), await guest()];
  await ann.open(made.id, made.token);
  const { page } = ann;
  await expect(page.getByRole('heading', { name: '1 of 3' })).toBeVisible();
  await ben.page.goto(`/t/${made.id}`);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('heading', { name: '2 of 3' })).toBeVisible();
  await expect(page.getByText('Ben', { exact: true }).first()).toBeVisible();
  const talk = page.getByRole('region', { name: 'Chat' });
  await expect(talk, 'in sight without scrolling').toBeInViewport();
  await talk.getByRole('textbox').fill('x'.repeat(160));
  await expect(talk.getByRole('status')).toHaveText('40 characters left');
  await talk.getByRole('textbox').fill('Shall we?');
  await talk.getByRole('button', { name: 'Send' }).click();
  await expect(ben.page.getByRole('log').getByText('Shall we?')).toBeVisible();
  // Whoever loses the connection keeps the seat, but is not there.
  await ben.page.context().setOffline(true);
  await expect(page.getByRole('heading', { name: '1 of 3' })).toBeVisible();
  await ben.page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: '2 of 3' })).toBeVisible();
  // In the game, everybody is told who leaves.
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('[data-seat="1"]')).toBeVisible();
  await leaveTable(ben.page);
  await expect(page.getByText('Ben has left. A bot takes the seat.').first()).toBeVisible();
});

test('a card that is clicked without a connection is not lost: the table says no, and asks again', async ({
  guest,
  table,
}) => {
  const made = await table();
  const ann = await guest();
  await ann.open(made.id, made.token);
  await ann.turn();
  const { page } = ann;
  await page.context().setOffline(true);
  await expect(page.getByText('Connection lost.')).toBeVisible();
  await page.getByRole('button', { name: 'Pass' }).click();
  await expect(page.getByRole('alert').getByText('There is no connection right now.')).toBeVisible();
  // The question is still there, and can be answered once the connection is back.
  await page.context().setOffline(false);
  await expect(page.getByText('Connection lost.')).toBeHidden();
  await ann.answer(attack);
});

test('a message at the table says when it becomes too long', async ({ guest, table }) => {
  const made = await table();
  const ann = await guest();
  await ann.open(made.id, made.token);
  await ann.turn();
  await ann.page.getByRole('tab', { name: 'Chat' }).click();
  const field = ann.page.getByRole('textbox', { name: 'Say something' });
  await field.fill('y'.repeat(200));
  await expect(ann.page.getByText('0 characters left')).toBeVisible();
});

test('the page of a wrong link has the header, a title, and a way back', async ({ browse }) => {
  const page = await browse();
  for (const path of ['/nowhere', '/t/abcdefghjkmn']) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('header').getByRole('link', { name: 'Rules' })).toBeVisible();
    await expect.poll(() => page.title(), path).toMatch(/^(Nothing here|You cannot enter)/);
    await expect(page.getByRole('link', { name: 'Back to the start page' })).toBeVisible();
  }
});

test('the first page shows the game that is chosen there', async ({ browse }) => {
  const page = await browse();
  await page.goto('/');
  await expect(page.locator('[data-mood="schoolyard"]').first()).toBeVisible();
  await page.getByText('Munchkin Bites!', { exact: true }).click();
  await expect(page.locator('[data-mood="haunted"]').first()).toBeVisible();
  await expect(page.locator('.lead')).toContainText('level 10');
});
