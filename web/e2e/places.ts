/** Every page, and every sheet and dialog of the table. */
import type { Page } from '@playwright/test';
import { expect, type Made } from './fixtures';
import type { Player } from './player';

/** Creates a table with these options. The game begins, unless told otherwise. */
export type MakeTable = (options?: object, start?: boolean) => Promise<Made>;

export interface Place {
  name: string;
  path: string;
  /** What to do there before looking. */
  then?: (page: Page) => Promise<void>;
}

/** Leaves a table for good, by its dialog. */
export async function leaveTable(page: Page): Promise<void> {
  const leaving = page.getByRole('dialog', { name: 'Leave the table' });
  // A question with a dialog may come at any moment, and covers the rest of the table.
  await expect(async () => {
    if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave the table' }).click({ timeout: 1000 });
    await expect(leaving).toBeVisible({ timeout: 1000 });
  }).toPass();
  await leaving.getByRole('button', { name: 'Leave the table' }).click();
}

/** A finished game: its player leaves, and the bots need no time. */
export async function finished(player: Player, table: () => Promise<Made>): Promise<Made> {
  const made = await table();
  await player.open(made.id, made.token);
  await leaveTable(player.page);
  await player.until(() => player.over, 'the end');
  return made;
}

const press = (key: string) => (page: Page) => page.keyboard.press(key);

async function asked(page: Page): Promise<void> {
  await expect(page.locator('.prompt.asked')).toBeVisible();
}

/** Asks what a card of the hand is, and why it cannot be played. */
async function aboutCard(page: Page): Promise<void> {
  await asked(page);
  await page.locator('[data-hand="0"] button').click({ button: 'right', position: { x: 14, y: 40 }, force: true });
  await expect(page.locator('dialog[open]')).toBeVisible();
}

export function placesOf(waiting: Made, playing: Made, over: Made): Place[] {
  const table = `/t/${playing.id}#key=${playing.token}`;
  return [
    { name: 'landing', path: '/' },
    { name: 'settings', path: '/about', then: (page) => page.locator('header nav button').last().click() },
    { name: 'new', path: '/new', then: (page) => page.locator('form details summary').click() },
    { name: 'waiting room', path: `/t/${waiting.id}#key=${waiting.token}` },
    { name: 'table', path: table, then: asked },
    { name: 'about a card', path: table, then: aboutCard },
    {
      name: 'about a player',
      path: table,
      then: async (page) => {
        await asked(page);
        await page.locator('[data-seat] button').first().click();
        await expect(page.locator('dialog[open]')).toBeVisible();
      },
    },
    {
      name: 'keys',
      path: table,
      then: async (page) => {
        await asked(page);
        await press('?')(page);
        await expect(page.locator('dialog[open]')).toBeVisible();
      },
    },
    {
      name: 'talk',
      path: table,
      then: async (page) => {
        await asked(page);
        await press('c')(page);
        await expect(page.locator('.quick button').first()).toBeVisible();
      },
    },
    { name: 'replay', path: `/replay/${over.id}/1`, then: (page) => page.locator('[type=range]').fill('9') },
    { name: 'rules', path: '/rules' },
    { name: 'cards', path: '/cards' },
    {
      name: 'a clause',
      path: '/rules/lunch-money/LM-BLOCK-1',
      then: async (page) => {
        await page.locator('[id="LM-BLOCK-1"]').getByRole('button').click();
        await expect(page.locator('[id="LM-BLOCK-1"] .player')).toHaveCount(1);
      },
    },
    { name: 'about', path: '/about' },
    { name: 'public tables', path: '/tables' },
    { name: 'here', path: '/here' },
    { name: 'nothing there', path: '/nowhere' },
    { name: 'no such table', path: '/t/abcdefghjkmn' },
  ];
}

/** Goes there as if the page had just been opened. */
export async function visit(page: Page, place: Place): Promise<void> {
  // The same address with another hash would not load a new page.
  await page.goto('about:blank');
  await page.goto(place.path);
  await expect(page.locator('main').locator('h1, .prompt, [role=alert]').first()).toBeVisible();
  await place.then?.(page);
  await page.evaluate(() => document.fonts.ready);
}
