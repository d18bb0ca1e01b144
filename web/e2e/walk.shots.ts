/** A walk of five minutes through both games, as a film for the README: `make screenshots`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { dresses } from './party';
import { fasterBots, fight, type Player } from './player';
import { annIsRich, annLoots, annMayInterfere, annNeedsBen } from './situations';
import { film, type Frame, still } from './webp';

const FILE = join('..', 'docs', 'walk.webp');
const VIEWPORT = { viewport: { width: 1120, height: 700 } };
const LOOK = { quality: 50, scale: 0.75 };

/** What a film may weigh, in bytes, and how long it is at least, in milliseconds. */
const MOST = 5_000_000;
const LEAST = 300_000;

/** How long one looks at a picture, and at a title. */
const GLANCE = 2200;
const LOOKED = 3200;
const TITLE = 2600;

/** So many questions more are shown in each situation of Munchkin Bites! */
const ASKED = 5;

class Camera {
  readonly frames: Frame[] = [];

  /** What the page shows now. */
  async shoot(page: Page, time = LOOKED): Promise<void> {
    await page.evaluate(() => document.fonts.ready);
    this.frames.push({ picture: await still(page, LOOK), time });
  }

  /** A few words between two scenes. */
  async title(page: Page, words: string): Promise<void> {
    await page.setContent('');
    await page.evaluate((text) => {
      document.body.style.cssText =
        'margin:0;height:100vh;display:grid;place-items:center;background:#23252b;color:#f6f1e4;font:600 44px/1.3 sans-serif;text-align:center;white-space:pre-line';
      document.body.textContent = text;
    }, words);
    this.frames.push({ picture: await still(page, { ...LOOK, quality: 60 }), time: TITLE });
  }
}

/** A turn: what is asked, the card that is looked at, what it would do, and what came of it. */
async function oneTurn(camera: Camera, ann: Player, shown: boolean): Promise<boolean> {
  if (!(await ann.turn())) return false;
  if (!shown) {
    await ann.answer(fight);
    return true;
  }
  await camera.shoot(ann.page);
  const chosen = fight(ann.ask ?? raise('nothing is asked'), ann.view ?? raise('there is no game'));
  if (chosen !== 'decline') {
    const place = ann.view?.hand.findIndex((card) => card === chosen.card) ?? -1;
    if (place >= 0) {
      await ann.pick(place);
      await camera.shoot(ann.page, GLANCE);
      await ann.page.keyboard.press('Escape');
    }
  }
  await ann.answer(fight);
  await camera.shoot(ann.page, GLANCE);
  return true;
}

function raise(why: string): never {
  throw new Error(why);
}

test.setTimeout(900_000);

// One after the other, with the same camera.
test.describe.configure({ mode: 'serial' });

const camera = new Camera();

test.describe('Lunch Money', () => {
  test.use({ seed: 5 });

  test('from the first page to the replay', async ({ guest, browse }) => {
    const words = await browse(VIEWPORT);
    await camera.title(words, 'Recess\n\nTwo card games with friends,\nin five minutes');
    const ann = await guest(VIEWPORT);
    const { page } = ann;
    await fasterBots(page);
    await page.goto('/');
    await camera.shoot(page);
    await page.goto('/new');
    await page.getByLabel('Your name').fill('Ann');
    await camera.shoot(page);
    await page.getByText('easy', { exact: true }).click();
    await page.getByText('no hurry', { exact: true }).click();
    await page.getByRole('button', { name: 'Create the table' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting room' })).toBeVisible();
    await camera.shoot(page);
    await camera.title(words, 'Lunch Money\n\nThe last one standing wins');
    await page.getByRole('button', { name: 'Start' }).click();
    await ann.until(() => ann.view !== null, 'the game');
    for (let turns = 0; turns < 9; turns += 1) await oneTurn(camera, ann, true);
    await camera.title(words, 'Why can I not play that?');
    await ann.turn();
    const dim = ann.view?.hand.findIndex((card) => !ann.ask?.moves.some((move) => move.card === card)) ?? -1;
    if (dim >= 0) {
      await ann.card(dim).click({ position: { x: 14, y: 40 }, force: true });
      await expect(page.getByRole('dialog')).toBeVisible();
      await camera.shoot(page);
      await page.keyboard.press('Escape');
    }
    while (await oneTurn(camera, ann, false));
    await camera.title(words, 'Who won, and how');
    await expect(page.getByRole('dialog', { name: /wins?!/ })).toBeVisible();
    await camera.shoot(page);
    await page.locator('dialog[open] .content').evaluate((content) => content.scrollTo(0, 9999));
    await camera.shoot(page);
    await camera.title(words, 'Watch it again,\nwith everybody’s cards');
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    const scrubber = page.getByRole('slider', { name: 'Step' });
    for (const step of ['12', '20', '28']) {
      await scrubber.fill(step);
      await camera.shoot(page, GLANCE);
    }
    await page.getByLabel('As seen by').selectOption('everybody’s cards');
    await expect(page.locator('.hands li')).toHaveCount(4);
    await page.locator('.hands').scrollIntoViewIfNeeded();
    await camera.shoot(page);
    await camera.title(words, 'The rules, clause by clause');
    await page.goto('/rules/lunch-money');
    await page.getByRole('searchbox').fill('can i block a grab');
    await camera.shoot(page);
    await page.goto('/cards/lunch-money');
    await expect(page.locator('.card').first()).toBeVisible();
    await camera.shoot(page);
  });
});

/** The rest of the walk, and the seeds at which it comes up soon. */
const SCENES = [
  ['Munchkin Bites!\n\nThe first to reach level 10 wins', 1, annIsRich, { g: 1, y: 1 }],
  ['A fight that is lost alone', 1, annNeedsBen, { h: 1, n: 1 }],
  ['The last call:\ninterfere, or let it be', 11, annMayInterfere, { n: 1 }],
  ['Somebody has died', 1, annLoots, {}],
] as const;

for (const [words, seed, situation, keys] of SCENES) {
  test.describe(words, () => {
    test.use({ seed });

    test('in Munchkin Bites!', async ({ adventurer, browse, party: gather }) => {
      await camera.title(await browse(VIEWPORT), words);
      const party = await gather();
      await situation(party);
      const ann = await adventurer(VIEWPORT);
      const { page } = ann;
      await party.open(0, ann);
      await ann.turn();
      await camera.shoot(page);
      for (const key of Object.keys(keys)) {
        await page.keyboard.press(key);
        await expect(ann.dialog).toBeVisible();
        await camera.shoot(page);
        await page.keyboard.press('Escape');
      }
      // What is asked next, as it comes.
      for (let asked = 0; asked < ASKED; asked += 1) {
        await ann.goOn();
        await camera.shoot(page, GLANCE);
        await party.play(dresses, () => ann.asked || ann.over, 'the next question');
        if (!(await ann.turn())) break;
        await camera.shoot(page, GLANCE);
      }
    });
  });
}

test('the film', () => {
  const time = camera.frames.reduce((sum, frame) => sum + frame.time, 0);
  // However many pictures there are, the walk takes its time.
  const slower = Math.max(1, LEAST / time);
  const pictures = film(camera.frames.map(({ picture, time }) => ({ picture, time: Math.round(time * slower) })));
  console.log(`${camera.frames.length} pictures, ${Math.round((time * slower) / 1000)} s, ${pictures.length} bytes`);
  expect(pictures.length).toBeLessThan(MOST);
  writeFileSync(FILE, pictures);
});
