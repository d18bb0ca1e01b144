import { partOf } from '../src/munchkin/menu';
import { expect, test } from './fixtures';
import { goesOn } from './party';
import { annIsRich, carasTurn, puttingAside } from './situations';

test.describe('a trade', () => {
  // Of the seeds from 1 on, 7 is the first with which both have two items in the first round.
  test.use({ seed: 7 });

  test('is made between two whose turn it is not, and changes nothing for the third', async ({
    adventurer,
    party: gather,
  }) => {
    const party = await gather();
    await carasTurn(party);
    const [ann, ben] = [await adventurer(), await adventurer()];
    await party.open(0, ann);
    await party.open(1, ben);
    const [mine, theirs] = [ann.me.items[0]?.[0] ?? -1, ben.me.items[0]?.[0] ?? -1];
    const asked = party.seat(2).ask?.say;

    await ann.page.getByRole('button', { name: 'Trade or give…' }).click();
    const trading = ann.page.getByRole('dialog', { name: 'Trade or give…' });
    await trading.getByRole('button', { name: 'Ben', exact: true }).click();
    await expect(trading.getByRole('button', { name: /^Offer/ })).toBeDisabled();
    await trading.getByRole('button', { name: ann.nameOf(mine) }).click();
    await trading.getByRole('button', { name: ann.nameOf(theirs) }).click();
    await trading.getByRole('button', { name: 'Offer the trade' }).click();
    await expect(trading).toBeHidden();

    await ben.turn();
    const offer = ben.dialog;
    await expect(offer.getByText('You would get')).toBeVisible();
    for (const card of [mine, theirs]) await expect(offer.getByText(ann.nameOf(card)).first()).toBeVisible();
    await ben.answer(() => offer.getByRole('button', { name: 'Agree' }).click());

    const has = (one: typeof ann, card: number) => one.me.items.some(([item]) => item === card);
    await ann.until(() => has(ann, theirs) && !has(ann, mine), 'the items change hands');
    await ben.until(() => has(ben, mine) && !has(ben, theirs), 'the items change hands');
    await expect(ann.page.locator(`[data-card="${theirs}"][data-item]`)).toBeVisible();
    const cara = party.seat(2);
    await cara.until(() => cara.asked, 'Cara is asked again');
    expect(cara.ask?.say).toEqual(asked);
    await party.play(goesOn, () => cara.view?.turn !== 2, 'the next turn');
  });
});

test.describe('a character', () => {
  // Of the seeds from 1 on, 1 is the first with which Ann wears something and has enough to sell.
  test.use({ seed: 1 });

  test('is changed by dragging and by keys, and told before what that changes; items are sold for levels', async ({
    adventurer,
    party: gather,
  }) => {
    const party = await gather();
    await annIsRich(party);
    const ann = await adventurer();
    await party.open(0, ann);
    await ann.turn();
    const { page } = ann;
    const aside = puttingAside(ann.free ?? ann.moves);
    const place = aside ? (partOf(aside.mv, 'turn')?.item ?? -1) : -1;
    const [card] = ann.me.items[place] ?? [-1];
    const change = aside?.change?.strength ?? 0;
    const strength = () => page.locator('.own .strength b').innerText();
    const before = ann.me.strength;
    expect(await strength()).toBe(String(before));
    const [worn, carried] = ['In use', 'Carried'].map((name) => page.getByRole('group', { name }));
    if (!worn || !carried) throw new Error('unreachable');
    const chip = { name: ann.nameOf(card) };

    // By mouse: out of use.
    const [from, to] = [await worn.getByRole('button', chip).boundingBox(), await carried.boundingBox()];
    if (!from || !to) throw new Error('an item is not on the screen');
    await page.mouse.move(from.x + 20, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width - 30, to.y + to.height / 2, { steps: 6 });
    await expect(ann.prompt, 'told before it is dropped').toContainText(`strength −${-change}`);
    await page.mouse.up();
    await expect(carried.getByRole('button', chip)).toBeVisible();
    await expect(page.locator('.own .strength b')).toHaveText(String(before + change));

    // By keyboard: back into use. What that would change is shown first.
    await carried.getByRole('button', chip).focus();
    await page.keyboard.press('Enter');
    const about = page.getByRole('dialog', chip);
    const back = ann.moves.find(({ mv }) => partOf(mv, 'turn')?.in_use === true && partOf(mv, 'turn')?.item === place);
    if (!back) throw new Error('it cannot be put on again');
    const wear = ann.button(about, back);
    await expect(wear).toContainText(`strength +${-change}`);
    await wear.focus();
    await page.keyboard.press('Enter');
    await expect(about).toBeHidden();
    await expect(worn.getByRole('button', chip)).toBeVisible();
    await expect(page.locator('.own .strength b')).toHaveText(String(before));

    // Items are sold for a level.
    await ann.turn();
    const level = ann.me.level;
    await page.keyboard.press('g');
    const selling = page.getByRole('dialog', { name: 'Sell items for levels' });
    const sum = selling.getByRole('status');
    await expect(sum).toContainText('0 gold');
    await expect(sum).toContainText('1000 more gold for a level');
    await expect(selling.getByRole('button', { name: /^Sell for/ })).toBeDisabled();
    let gold = 0;
    for (const item of await selling.locator('.cards button').all()) {
      if (gold >= 1000) break;
      await item.click();
      gold += Number(/(\d+) gold/.exec(await item.innerText())?.[1] ?? 0);
      await expect(sum).toContainText(`${gold} gold`);
    }
    await expect(sum).toContainText(`you would be level ${level + 1}`);
    await ann.answer(() => selling.getByRole('button', { name: 'Sell for 1 level' }).click());
    await expect(page.locator('.own').getByRole('img', { name: `Level ${level + 1} of 10` })).toBeVisible();
    expect(ann.me.level).toBe(level + 1);
  });
});
