import { partOf } from '../src/munchkin/menu';
import { sameMove } from '../src/table/choose';
import type { Adventurer } from './adventurer';
import { expect, test } from './fixtures';
import { focusOf, goRound, tabTo } from './focus';

/** Gives the default answer with the keyboard alone. */
async function goOnByKeys(one: Adventurer): Promise<void> {
  const { page, ask } = one;
  const usual = one.offered((mv) => ask !== null && sameMove(mv, ask.default));
  await one.answer(async () => {
    if (!(await one.dialog.isVisible())) return page.keyboard.press('t');
    const faces = one.dialog.locator('.card button');
    const first = ask?.moves.find(({ card }) => card !== undefined)?.card;
    if (partOf(usual.mv, 'lay-out') !== null) await tabTo(one.dialog.locator('.content > button'));
    else if (usual.card === undefined || !(await faces.count())) await tabTo(one.button(one.dialog, usual));
    else {
      await tabTo(faces.first());
      await page.keyboard.press('Enter');
      // A card that can go to several players needs a target; otherwise Enter once more is enough.
      if ((ask?.moves.filter(({ card }) => card === first).length ?? 0) > 1)
        await tabTo(one.dialog.locator('.cards ~ .choices button').first());
    }
    await page.keyboard.press('Enter');
  });
}

test('a stretch of Munchkin Bites! with the keyboard alone', async ({ adventurer, table }) => {
  const made = await table({ game: 'munchkin-bites', players: 3, rules: '+fast' });
  const ann = await adventurer();
  const { page } = ann;
  await ann.open(made.id, made.token);
  const put = () => ann.ask?.moves.find(({ mv }) => partOf(mv, 'put'));
  const own = () => ann.view?.asked?.[0] === ann.you && ann.view.asked[1] === 'before-door' && put() !== undefined;
  while ((await ann.turn()) && !own()) await goOnByKeys(ann);
  expect(ann.over, 'Ann has a turn with something to put on; with another seed she may').toBe(false);

  for (const [key, name] of [
    ['?', 'Keyboard shortcuts'],
    ['n', 'What you can do right now'],
    ['y', 'Your character'],
    ['g', 'Sell items for levels'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Tab');
    expect((await focusOf(page)).seen, `the focus can be seen: ${name}`).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
  const passed = await goRound(page, 200);
  expect(passed.length).toBeGreaterThan(8);

  // A card by its number.
  const place = ann.me.hand.indexOf(Number(put()?.card));
  await ann.answer(async () => {
    await page.keyboard.press(String(place + 1));
    const ways = ann.prompt.locator('.moves button');
    // The first button plays it, or plays it in the first of several ways.
    await expect(ways.first()).toBeVisible();
    await tabTo(ways.first());
    await page.keyboard.press('Enter');
  });
  const turn = ann.view?.turn;
  while ((await ann.turn()) && ann.view?.turn === turn) await goOnByKeys(ann);
  expect(ann.over).toBe(false);
});
