import type { Page } from '@playwright/test';
import pictures from '../pictures.json' with { type: 'json' };
import { expect, test } from './fixtures';
import { attack, type Player } from './player';

/** The first card of the hand that can, or cannot, be played now. */
function first(player: Player, playable: boolean): number {
  const offered = new Set(player.ask?.moves.map(({ card }) => card));
  return player.view?.hand.findIndex((card) => offered.has(card) === playable) ?? -1;
}

/** Plays on until it is this player's turn and the hand passes a test. */
async function ownTurn(player: Player, wanted: (player: Player) => boolean): Promise<void> {
  while (await player.turn()) {
    if (player.view?.turn === player.you && player.ask?.kind === 'action' && wanted(player)) return;
    await player.answer(() => 'decline');
  }
  throw new Error('the game was over before: choose another seed');
}

test.describe('a hand with a card that cannot be played', () => {
  // Seed 2 is the first with which Ann holds such a card on her own turn.
  test.use({ seed: 2 });

  test('a card that cannot be played says why, with the clause, which opens the rulebook', async ({ guest, table }) => {
    const made = await table();
    const ann = await guest();
    const { page } = ann;
    await ann.open(made.id, made.token);
    await ownTurn(ann, () => first(ann, false) >= 0);
    const dim = first(ann, false);
    await expect(ann.card(dim)).toHaveAttribute('data-state', 'dim');
    await ann.card(dim).click({ position: { x: 14, y: 40 }, force: true });
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('heading', { name: "Why can't I play it?" })).toBeVisible();
    const clause = sheet.locator('.why a').first();
    const id = await clause.innerText();
    expect(id).toMatch(/^LM-[A-Z0-9-]+$/);
    const opened = page.waitForEvent('popup');
    await clause.click();
    const book = await opened;
    await expect(book.locator(`[id="${id}"]`)).toBeInViewport();
    await expect(book.locator(`[id="${id}"] h3`)).toContainText(/\w/);
    await book.close();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    // By keyboard it is enough to focus the card.
    await ann.card(dim === 0 ? 1 : 0).focus();
    for (let at = dim === 0 ? 1 : 0; at !== dim; at += at < dim ? 1 : -1)
      await page.keyboard.press(at < dim ? 'ArrowRight' : 'ArrowLeft');
    await expect(ann.card(dim)).toBeFocused();
    await expect(ann.prompt.locator('.dim a').first()).toHaveText(/^LM-/);
  });
});

test('a move takes two clicks: the first one selects and tells', async ({ guest, table, server }) => {
  const made = await table();
  const ann = await guest();
  const { page } = ann;
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => String(payload).includes('"move"') && sent.push(String(payload))),
  );
  await ann.open(made.id, made.token);
  const targets = (card: string) => new Set(ann.ask?.moves.flatMap((move) => (move.card === card ? move.at : [])));
  const two = () => ann.view?.hand.findIndex((card) => targets(card).size > 1) ?? -1;
  await ownTurn(ann, () => two() >= 0);
  await ann.pick(two());
  await expect(page.locator('[data-seat] [data-state="target"]')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-seat] [data-state="target"]')).toHaveCount(0);
  const before = sent.length;
  await ann.pick(two());
  await page.locator('[data-seat] [data-state="target"] button').first().click();
  await expect.poll(() => sent.length).toBe(before + 1);

  // With one opponent there is nobody to choose: the prompt says what would happen, and nothing is sent yet.
  const duel = await server.post<{ id: string; token: string }>('/api/tables', {
    name: 'Ben',
    options: { game: 'lunch-money', players: 2, bots: ['easy'], beat: 0, pace: 'appointment' },
    start: true,
  });
  await ann.open(duel.id, duel.token);
  const attacks = () => ann.ask?.moves.findIndex(({ mv }) => typeof mv === 'object' && 'play' in mv) ?? -1;
  await ownTurn(ann, () => attacks() >= 0);
  const unsent = sent.length;
  const card = ann.view?.hand.findIndex((one) => one === ann.ask?.moves[attacks()]?.card) ?? -1;
  await ann.pick(card);
  await expect(ann.prompt.locator('.facts')).toContainText('Can be stopped with');
  const play = ann.prompt.getByRole('button', { name: 'Play it' });
  await expect(play).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(play).toBeHidden();
  expect(sent.length).toBe(unsent);
  await ann.pick(card);
  await expect(play).toBeVisible();
  expect(sent.length).toBe(unsent);
  await ann.pick(card);
  await expect.poll(() => sent.length).toBe(unsent + 1);
});

test('to pass has another place than to take it', async ({ guest, table }) => {
  const made = await table();
  const ann = await guest();
  await ann.open(made.id, made.token);
  const place = async () => (await ann.page.locator('.prompt .decline').boundingBox())?.x ?? 0;
  await ownTurn(ann, () => true);
  const pass = await place();
  while ((await ann.turn()) && ann.ask?.default !== 'decline') await ann.answer(() => 'decline');
  expect(ann.over).toBe(false);
  expect(Math.abs((await place()) - pass)).toBeGreaterThan(60);
});

test('a card can be dragged onto a player', async ({ guest, table }) => {
  const made = await table();
  const ann = await guest();
  const { page } = ann;
  await ann.open(made.id, made.token);
  await ownTurn(ann, () => first(ann, true) >= 0);
  const { id } = ann.ask ?? { id: -1 };
  const at = first(ann, true);
  const choice = ann.ask?.moves.find(({ card }) => card === ann.view?.hand[at]);
  const from = await ann.card(at).boundingBox();
  const to = await ann.seat(choice?.at?.[0] ?? -1).boundingBox();
  if (!from || !to) throw new Error('a card or a player is not on the screen');
  await page.mouse.move(from.x + 14, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await ann.until(() => ann.ask?.id !== id, 'the move');
});

test('the pile of discards shows the newest first', async ({ guest, table }) => {
  const made = await table();
  const ann = await guest();
  const { page } = ann;
  await ann.open(made.id, made.token);
  await ownTurn(ann, () => true);
  await page.getByRole('button', { name: 'Discard…' }).click();
  await ann.pick(0);
  const card = await ann.card(0).getAttribute('aria-label');
  const name = card?.split('.')[0] ?? '';
  const { id } = ann.ask ?? { id: -1 };
  await page.getByRole('button', { name: 'Discard 1 card' }).click();
  await ann.until(() => ann.ask !== null && ann.ask.id !== id, 'the next question');
  await ann.turn();
  // Cards that the bots have discarded since are above it.
  const events = ann.heard
    .flatMap((message) => (message.type === 'update' ? message.log : []))
    .flatMap((e) => e.events);
  const gone = events.flatMap((event) => ('card' in event && event.event !== 'drew' && event.card ? [event.card] : []));
  const slug = gone.findLast((one) => ann.view?.discard_pile.includes(one));
  await page
    .getByRole('button', { name: /^Discard pile/ })
    .first()
    .click();
  const faces = page.getByRole('dialog').locator('.card');
  await expect(page.getByRole('dialog').getByText(name, { exact: false }).first()).toBeAttached();
  const figure = (pictures['lunch-money'] as Record<string, string[]>)[slug ?? '']?.[0]?.split('/')[1];
  await expect(faces.first().locator('use').first()).toHaveAttribute('href', new RegExp(`#${figure}$`));
});

test('the language changes in the middle of a game, and the game goes on', async ({ guest, table }) => {
  const made = await table();
  const ann = await guest();
  const { page } = ann;
  await ann.open(made.id, made.token);
  await ownTurn(ann, () => true);
  await expect(ann.prompt).toContainText('Your turn.');
  await page.getByRole('tab', { name: 'Settings' }).click();
  for (const [lang, name] of [
    ['it', 'Italiano'],
    ['es', 'Español'],
    ['cs', 'Čeština'],
  ] as const) {
    await page.getByText(name, { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(ann.prompt).not.toContainText('Your turn.');
  }
  await page.getByText('English', { exact: true }).click();
  await expect(ann.prompt).toContainText('Your turn.');
  await ann.answer(attack);
  await ann.turn();
});

async function flights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const count = { flown: 0 };
    Object.assign(window, { count });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element && node.matches('.flight')) count.flown += 1;
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const flown = (page: Page) => page.evaluate(() => (window as unknown as { count: { flown: number } }).count.flown);

for (const [what, options, flies] of [
  ['as usual cards fly', { fresh: true }, true],
  ['who wants less motion sees none', { fresh: true, reducedMotion: 'reduce' as const }, false],
  ['animation can be switched off', { fresh: true, keep: { 'recess:settings': { motion: 'none' } } }, false],
] as const) {
  test(what, async ({ guest, table }) => {
    const made = await table();
    const ann = await guest(options);
    await ann.open(made.id, made.token);
    await ann.turn();
    await flights(ann.page);
    await ann.answer(attack);
    await ann.turn();
    if (flies) expect(await flown(ann.page)).toBeGreaterThan(0);
    else expect(await flown(ann.page)).toBe(0);
  });
}

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
  [1180, 700],
  [820, 1180],
  [390, 844],
] as const) {
  test(`the hint of a first game covers nothing at ${width} x ${height}`, async ({ guest, table }) => {
    const made = await table();
    const ann = await guest({ fresh: true, reducedMotion: 'reduce', viewport: { width, height } });
    const { page } = ann;
    await ann.open(made.id, made.token);
    await ownTurn(ann, () => true);
    const hint = page.getByRole('note');
    await expect(hint).toBeVisible();
    const covered = await page.evaluate(() => {
      const note = document.querySelector('[role=note]');
      const buttons = document.querySelectorAll('.prompt button, [data-hand] button, [data-seat] button');
      return [...buttons].filter((button) => {
        const box = button.getBoundingClientRect();
        const above = [0.1, 0.5, 0.9].map((x) => document.elementFromPoint(box.left + box.width * x, box.top + 12));
        return above.some((element) => note?.contains(element));
      }).length;
    });
    expect(covered).toBe(0);
    await ann.page.locator('.prompt .decline button').click({ trial: true });
    await hint.getByRole('button').click();
    await expect(page.getByText('Your turn. Pick a card')).toBeHidden();
    await page.reload();
    await ann.turn();
    await expect(page.getByText('Your turn. Pick a card')).toBeHidden();
  });
}
