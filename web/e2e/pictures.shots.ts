/** Pictures of the main pages, for the documentation: `make screenshots`. */
import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './fixtures';
import { finished, placesOf, visit } from './places';
import { attack, type Player } from './player';
import { annIsRich, annMayInterfere, annNeedsBen } from './situations';

/** The largest size of a picture, in bytes. */
const MOST = 150_000;

const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: PHONE,
};

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  const path = `../docs/screenshots/${name}.jpg`;
  // The asphalt is grainy, so a picture that is too large is taken again at a lower quality.
  for (let quality = 75; ; quality -= 10) {
    const picture = await page.screenshot({ path, type: 'jpeg', quality, animations: 'disabled' });
    if (picture.length < MOST) return;
  }
}

/** Plays on until the question is worth a picture. */
async function reach(player: Player, wanted: () => boolean): Promise<void> {
  while ((await player.turn()) && !wanted()) await player.answer(attack);
}

for (const [size, options] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ seed: 5 });

    test('pages', async ({ guest, table }) => {
      const over = await finished(await guest(), () => table({ players: 4 }));
      const places = placesOf(await table({}, false), await table(), over);
      const { page } = await guest(options);
      for (const [name, place] of Object.entries({
        landing: 'landing',
        'new-table': 'new',
        'waiting-room': 'waiting room',
        replay: 'replay',
        rules: 'a clause',
      })) {
        const found = places.find((one) => one.name === place);
        if (!found) throw new Error(`there is no page called ${place}`);
        await visit(page, name === 'new-table' ? { name, path: found.path } : found);
        if (name === 'replay') await page.locator('[type=range]').fill('14');
        await take(page, `${name}-${size}`);
      }
    });

    test('a game', async ({ guest, table }) => {
      const made = await table();
      const ann = await guest(options);
      const { page } = ann;
      await ann.open(made.id, made.token);
      const dim = () => ann.view?.hand.findIndex((card) => !ann.ask?.moves.some((move) => move.card === card)) ?? -1;
      await reach(ann, () => ann.ask?.kind === 'action' && dim() >= 0 && (ann.view?.discard_pile.length ?? 0) > 3);
      await take(page, `turn-${size}`);
      await ann.card(dim()).click({ position: { x: 14, y: 40 }, force: true });
      await expect(page.locator('.why a').first()).toBeVisible();
      await take(page, `why-${size}`);
      await page.keyboard.press('Escape');
      await ann.answer(attack);
      await reach(ann, () => ann.ask?.kind !== 'action' && (ann.view?.strip.length ?? 0) > 0);
      await take(page, `answer-${size}`);
      await ann.playToTheEnd(attack);
      await expect(page.getByRole('dialog', { name: /wins?!/ })).toBeVisible();
      await take(page, `over-${size}`);
    });

    // Seeds that soon lead to these situations.
    const MUNCHKIN = { fight: [1, annNeedsBen], 'last-call': [11, annMayInterfere], turn: [1, annIsRich] } as const;
    for (const [name, [seed, situation]] of Object.entries(MUNCHKIN)) {
      test.describe(name, () => {
        test.use({ seed });

        test('in Munchkin Bites!', async ({ adventurer, party: gather }) => {
          const party = await gather();
          await situation(party);
          const ann = await adventurer(options);
          const { page } = ann;
          await ann.open(party.id, party.tokens[0]);
          await ann.turn();
          await take(page, `munchkin-${name}-${size}`);
          const key = { fight: 'h', turn: 'g' }[name];
          if (!key) return;
          await page.keyboard.press(key);
          await expect(ann.dialog).toBeVisible();
          await take(page, `munchkin-${name === 'fight' ? 'help' : 'sell'}-${size}`);
        });
      });
    }
  });
}
