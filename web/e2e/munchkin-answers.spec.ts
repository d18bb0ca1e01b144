import type { Adventurer } from './adventurer';
import { expect, test } from './fixtures';
import { goesOn } from './party';
import { aimedAt, annLoots, annMayCurse, annMayInterfere, annNeedsBen } from './situations';

/** Reloads the page: the question is the same, and no time was gained. */
async function reloaded(one: Adventurer): Promise<void> {
  const asked = one.ask;
  const sentence = await one.page.locator('.prompt.asked .sentence').innerText();
  const welcomes = () => one.heard.filter(({ type }) => type === 'welcome').length;
  const before = welcomes();
  await one.page.reload();
  await one.until(() => welcomes() > before, 'the table again');
  await expect(one.page.locator('.prompt.asked .sentence')).toHaveText(sentence);
  expect([one.ask?.id, one.ask?.say, one.ask?.moves]).toEqual([asked?.id, asked?.say, asked?.moves]);
  const [was, is] = [asked?.clock, one.ask?.clock];
  if (!was || !is) throw new Error('the question has no clock');
  expect(is.total).toBe(was.total);
  expect(is.left).toBeLessThan(was.left);
}

test.describe('a curse', () => {
  // Of the seeds from 1 on, 7 is the first with such a chance within the first round.
  test.use({ seed: 7 });

  test('out of turn takes two clicks', async ({ adventurer, party: gather }) => {
    const party = await gather();
    await annMayCurse(party);
    const ann = await adventurer();
    await party.open(0, ann);
    await ann.turn();
    const victim = ann.view?.turn ?? -1;
    expect(victim).not.toBe(0);
    const curse = ann.offered((mv) => aimedAt(mv) === victim);
    // The target offers it, too.
    await ann.page.locator(`[data-seat="${victim}"]`).click();
    await expect(ann.button(ann.dialog, curse)).toBeVisible();
    await ann.page.keyboard.press('Escape');
    await expect(ann.dialog).toBeHidden();

    await ann.answer(async () => {
      await ann.page.getByRole('button', { name: /^Play now…/ }).click();
      await ann.button(ann.drawer, curse).click();
    });
    await expect(ann.drawer).toBeHidden();

    const cursed = () =>
      ann.events.some(
        (one) => one.event === 'played-at' && one.seat === 0 && one.at === victim && String(one.card) === curse.card,
      );
    await party.play(goesOn, cursed, 'the curse');
    // The log reports it.
    await expect(ann.page.locator('.log')).toContainText(`You play ${ann.nameOf(Number(curse.card))} at `);
  });
});

test.describe('a death', () => {
  // Seed 1 is the first with which Ann soon loots a body.
  test.use({ seed: 1 });

  test('brings a dialog that cannot be missed: who is left takes a card', async ({ adventurer, party: gather }) => {
    const party = await gather();
    await annLoots(party);
    const ann = await adventurer();
    await party.open(0, ann);
    await ann.turn();
    const dead = ann.view?.players.findIndex((one) => one.dead) ?? -1;
    await expect(ann.page.locator(`[data-seat="${dead}"]`)).toContainText('Dead until the turn ends');
    const cards = ann.dialog.locator('.card button');
    await expect(cards).toHaveCount(new Set(ann.ask?.moves.flatMap(({ card }) => card ?? [])).size);

    // Closed, the question stays open and its dialog comes back, also after a reload.
    await ann.page.keyboard.press('Escape');
    await expect(ann.dialog).toBeHidden();
    await ann.page.getByRole('button', { name: 'Answer…' }).click();
    await expect(cards.first()).toBeVisible();
    await ann.page.keyboard.press('Escape');
    await expect(ann.dialog).toBeHidden();
    await reloaded(ann);
    await expect(cards.first()).toBeVisible();

    const wanted = Number(ann.ask?.moves.findLast(({ card }) => card !== undefined)?.card);
    const before = ann.me.hand.filter((card) => card === wanted).length;
    await ann.make(ann.offered((mv) => typeof mv === 'object' && 'choose' in mv && mv.choose === wanted));
    await expect(ann.dialog).toBeHidden();
    expect(ann.me.hand.filter((card) => card === wanted)).toHaveLength(before + 1);
    await party.play(goesOn, () => ann.view?.players.every((one) => !one.dead) ?? false, 'the dead come back');
  });
});

test.describe('a reload', () => {
  test.describe('during a last call', () => {
    // With seed 11 Ann may interfere in the first round.
    test.use({ seed: 11 });

    test('finds the same call with the time that is left', async ({ adventurer, party: gather }) => {
      const party = await gather({ last_call: 60 });
      await annMayInterfere(party);
      const ann = await adventurer();
      await party.open(0, ann);
      await ann.turn();
      const ring = ann.page.getByRole('timer', { name: 'Last call' });
      const seconds = async () => parseInt(await ring.innerText(), 10);
      expect(ann.window?.clock?.total).toBe(60_000);
      const left = await seconds();
      await reloaded(ann);
      expect(await seconds()).toBeLessThanOrEqual(left);
      expect(await seconds()).toBeLessThanOrEqual(Math.ceil((ann.window?.clock?.left ?? 0) / 1000));

      // Ann interferes: the fighter moves again, and another call follows.
      const { main = -1 } = ann.view?.fight ?? {};
      await ann.make(ann.offered((mv) => typeof mv === 'object' && 'play' in mv));
      await party.play(goesOn, () => party.seat(main).view?.asked?.[1] === 'fight', 'the fighter has the move again');
      await party.play(goesOn, () => ann.view?.fight === null, 'the end of the fight');
    });
  });

  test.describe('during a negotiation', () => {
    // The same as in the test of bargaining.
    test.use({ seed: 1 });

    test('finds the same offer, whatever lay open before', async ({ adventurer, party: gather }) => {
      const party = await gather();
      await annNeedsBen(party);
      const ben = await adventurer();
      await party.open(1, ben);
      await ben.page.keyboard.press('n');
      await expect(ben.drawer).toBeVisible();
      // The offer comes while Ben is looking at something else.
      const offer = party
        .seat(0)
        .ask?.moves.find(({ mv }) => typeof mv === 'object' && 'ask' in mv && mv.ask.seat === 1);
      if (!offer) throw new Error('Ann may not ask Ben');
      party.seat(0).answer(offer.mv);
      const question = ben.page.getByRole('dialog', { name: 'Ann makes you an offer' });
      await expect(question).toBeVisible();
      await ben.turn();
      const gets = await question.locator('.gets').innerText();
      await reloaded(ben);
      await expect(question.locator('.gets')).toHaveText(gets, { useInnerText: true });
      await ben.answer(() => question.getByRole('button', { name: 'Agree' }).click());
      await expect(ben.fight).toContainText('Ben helps for:');
      await party.play(goesOn, () => ben.view?.fight === null, 'the end of the fight');
    });
  });
});
