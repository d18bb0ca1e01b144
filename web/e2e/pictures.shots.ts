/** Pictures of every main situation at six sizes, in daylight and at night, for the documentation: `make screenshots`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { GuestOptions } from './fixtures';
import { expect, test } from './fixtures';
import { finished, placesOf, visit } from './places';
import { attack, type Player } from './player';
import { SCREENS, type Size } from './screens';
import { annIsRich, annLoots, annMayInterfere, annNeedsBen } from './situations';
import { still } from './webp';

const FOLDER = join('..', 'docs', 'screenshots');
/** What a picture may weigh, in bytes. */
const MOST = 52_000;

/** The sizes that are pictured, by what has them. */
const SIZES: Record<string, readonly [Size, ...Size[]]> = {
  'a mouse': ['1280x800', '1920x1080'],
  'a finger': ['820x1180', '390x844', '844x390'],
  '200 %': ['640x400'],
};

/** A page for each kind of browser. */
async function pages<P>(make: (options: GuestOptions) => Promise<P>): Promise<[P, readonly Size[]][]> {
  const all: [P, readonly Size[]][] = [];
  for (const sizes of Object.values(SIZES)) all.push([await make(SCREENS[sizes[0]]), sizes]);
  return all;
}

async function take(page: Page, sizes: readonly Size[], name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  for (const size of sizes) {
    await page.setViewportSize(SCREENS[size].viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 120))));
      // The asphalt is grainy: whatever is too large is taken again with less of it.
      for (let quality = 64; ; quality -= 12) {
        const picture = await still(page, { quality });
        if (picture.length > MOST && quality > 28) continue;
        writeFileSync(join(FOLDER, `${name}-${size}-${colorScheme}.webp`), picture);
        break;
      }
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(SCREENS[sizes[0] ?? '1280x800'].viewport);
}

/** Plays on until the question is worth a picture. */
async function reach(player: Player, wanted: () => boolean): Promise<void> {
  while ((await player.turn()) && !wanted()) await player.answer(attack);
}

test.setTimeout(900_000);
test.use({ seed: 5 });

test('pages', async ({ guest, table }) => {
  const over = await finished(await guest(), () => table({ players: 4 }));
  const places = placesOf(await table({}, false), await table(), over);
  const shown = {
    landing: 'landing',
    'new-table': 'new',
    'waiting-room': 'waiting room',
    replay: 'replay',
    rules: 'a clause',
    cards: 'cards',
    here: 'here',
  };
  for (const [{ page }, sizes] of await pages(guest)) {
    for (const [name, called] of Object.entries(shown)) {
      const place = places.find((one) => one.name === called);
      if (!place) throw new Error(`there is no page called ${called}`);
      await visit(page, name === 'new-table' ? { name, path: place.path } : place);
      if (name === 'replay') await page.locator('[type=range]').fill('14');
      await take(page, sizes, name);
      if (name !== 'replay') continue;
      await page.getByLabel('As seen by').selectOption('everybody’s cards');
      await expect(page.locator('.hands li')).toHaveCount(4);
      await page.locator('.hands').scrollIntoViewIfNeeded();
      await take(page, sizes, 'replay-hands');
    }
    await visit(page, { name: 'cards', path: '/cards/munchkin-bites' });
    await take(page, sizes, 'munchkin-cards');
  }
});

test('a game of Lunch Money', async ({ guest, table }) => {
  const made = await table();
  const all = await pages(guest);
  for (const [one] of all) await one.open(made.id, made.token);
  const [first] = all;
  if (!first) throw new Error('unreachable');
  const [ann] = first;
  const dim = () => ann.view?.hand.findIndex((card) => !ann.ask?.moves.some((move) => move.card === card)) ?? -1;
  /** On every screen, when it shows what the first one shows. */
  const everywhere = async (name: string, then?: (one: Player) => Promise<void>) => {
    for (const [one, sizes] of all) {
      if (!ann.over) await expect(one.page.locator(`[data-ask="${ann.ask?.id}"] .prompt.asked`)).toBeVisible();
      await then?.(one);
      await take(one.page, sizes, name);
      if (then) await one.page.keyboard.press('Escape');
    }
  };
  await reach(ann, () => ann.ask?.kind === 'action' && dim() >= 0 && (ann.view?.discard_pile.length ?? 0) > 3);
  await everywhere('turn');
  await everywhere('selected', async (one) => {
    const aimed = one.view?.hand.findIndex((card) => one.ask?.moves.some((mv) => mv.card === card)) ?? -1;
    await one.pick(aimed);
  });
  await everywhere('why', async (one) => {
    // The card that has the focus lies on top of the next one.
    await one.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await one.card(dim()).click({ position: { x: 14, y: 40 }, force: true });
    await expect(one.page.locator('.why a').first()).toBeVisible();
  });
  await ann.answer(attack);
  await reach(ann, () => ann.ask?.kind !== 'action' && (ann.view?.strip.length ?? 0) > 0);
  await everywhere('answer');
  await ann.playToTheEnd(attack);
  for (const [one] of all) await expect(one.page.getByRole('dialog', { name: /wins?!/ })).toBeVisible();
  await everywhere('over');
});

/** Situations of Munchkin Bites!, the seeds at which they come up soon, and what is opened there with which key. */
const MUNCHKIN = [
  ['fight', 1, annNeedsBen, { help: 'h', now: 'n', character: 'y' }],
  ['turn', 1, annIsRich, { sell: 'g' }],
  ['last-call', 11, annMayInterfere, {}],
  ['loot', 1, annLoots, {}],
] as const;

for (const [name, seed, situation, keys] of MUNCHKIN) {
  test.describe(name, () => {
    test.use({ seed });

    test('in Munchkin Bites!', async ({ adventurer, party: gather }) => {
      const party = await gather();
      await situation(party);
      for (const [ann, sizes] of await pages(adventurer)) {
        const { page } = ann;
        await ann.open(party.id, party.tokens[0]);
        await ann.turn();
        await take(page, sizes, `munchkin-${name}`);
        for (const [what, key] of Object.entries(keys)) {
          await page.keyboard.press(key);
          await expect(ann.dialog).toBeVisible();
          await take(page, sizes, `munchkin-${what}`);
          await page.keyboard.press('Escape');
        }
      }
    });
  });
}
