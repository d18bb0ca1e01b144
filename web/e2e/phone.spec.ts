import { expect, PHONE, sideways, test } from './fixtures';
import { attack } from './player';

test('a phone shows the whole hand, and two taps or a drag make a move', async ({ guest, table }) => {
  const made = await table();
  const ann = await guest(PHONE);
  const { page } = ann;
  await ann.open(made.id, made.token);
  const targets = (card: string) => [...new Set(ann.ask?.moves.flatMap((m) => (m.card === card ? (m.at ?? []) : [])))];
  const aimed = () => ann.view?.hand.findIndex((card) => targets(card).length > 1) ?? -1;
  const next = async () => {
    while ((await ann.turn()) && aimed() < 0) {
      await ann.answer(attack);
      expect(await sideways(page)).toBe(0);
    }
    return { position: aimed(), id: ann.ask?.id ?? -1, seat: targets(ann.view?.hand[aimed()] ?? '')[0] ?? -1 };
  };

  let { position, id, seat } = await next();
  for (let at = 0; at < (ann.view?.hand.length ?? 0); at += 1) {
    const box = await ann.card(at).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390, `card ${at} is on the screen`).toBe(true);
  }
  await ann.card(position).tap({ position: { x: 12, y: 30 } });
  await ann.seat(seat).tap();
  await ann.until(() => ann.ask?.id !== id || ann.over, 'the move');

  ({ position, id, seat } = await next());
  await ann.seat(seat).scrollIntoViewIfNeeded();
  const from = await ann.card(position).boundingBox();
  const to = await ann.seat(seat).boundingBox();
  if (!from || !to) throw new Error('a card or a player is not on the screen');
  const touch = await page.context().newCDPSession(page);
  const at = (x: number, y: number) => ({ touchPoints: [{ x, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from.x + 12, from.y + 30) });
  for (const part of [0.2, 0.5, 0.8, 1]) {
    const x = from.x + 12 + (to.x + to.width / 2 - from.x - 12) * part;
    const y = from.y + 30 + (to.y + to.height / 2 - from.y - 30) * part;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x, y) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await ann.until(() => ann.ask?.id !== id || ann.over, 'the move');
});

test('on a phone a tap on a card that cannot be played says why', async ({ guest, table }) => {
  const made = await table();
  const ann = await guest(PHONE);
  const { page } = ann;
  await ann.open(made.id, made.token);
  const dim = () => ann.view?.hand.findIndex((card) => !ann.ask?.moves.some((move) => move.card === card)) ?? -1;
  while ((await ann.turn()) && dim() < 0) await ann.answer(attack);
  await expect(ann.card(dim())).toHaveAttribute('data-state', 'dim');
  await ann.card(dim()).tap({ position: { x: 12, y: 30 }, force: true });
  await expect(page.getByRole('dialog').locator('.why a').first()).toHaveText(/^LM-/);
  expect(await sideways(page)).toBe(0);
});

test('on a phone Back closes the sheet that is open, and leaves the table only then', async ({ guest, table }) => {
  const made = await table();
  const ann = await guest(PHONE);
  const { page } = ann;
  await page.goto('/about');
  await ann.open(made.id, made.token);
  await ann.turn();
  const sheet = page.locator('dialog[open]');
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(page.url()).toContain(`/t/${made.id}`);
  await expect(ann.prompt).toBeVisible();
  // Closed otherwise, it leaves nothing behind for Back to close.
  await page.getByRole('button', { name: 'Settings', exact: true }).tap();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});
