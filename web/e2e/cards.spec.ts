/** The page with all cards: every card has a picture, and no two pictures look alike. */
import type { Page } from '@playwright/test';
import { seriousIn } from './axe';
import { expect, PHONE, settled, sideways, test } from './fixtures';

/** Pictures are compared in a square of this many points. */
const POINTS = 36;
/** Two pictures differ if this many points do, each by this much of the way from black to white. */
const APART = POINTS * POINTS * 0.03;
const STEP = 40;

/** The pictures on the page in shades of grey, without numbers and without the colours of their kinds. */
async function picturesOn(page: Page): Promise<Map<string, Uint8Array>> {
  // Only the figures are compared: many cards share numbers, colours, papers and shapes.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('.cards li')) {
      for (const other of one.querySelectorAll<HTMLElement>('.corner, .mark, .title, .body, .foot, .shape'))
        other.style.display = 'none';
      const field = one.querySelector<HTMLElement>('.field');
      if (field) field.style.background = 'white';
    }
  });
  const fields = page.locator('.cards .field');
  const found = new Map<string, Uint8Array>();
  const whole = (await page.screenshot({ fullPage: true, animations: 'disabled' })).toString('base64');
  const grey = await fields.evaluateAll(
    async (elements, { png, points }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      return elements.map((element) => {
        const box = element.getBoundingClientRect();
        const canvas = new OffscreenCanvas(points, points);
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.drawImage(
          picture,
          box.left + scrollX + 4,
          box.top + scrollY + 4,
          box.width - 8,
          box.height - 8,
          0,
          0,
          points,
          points,
        );
        const { data } = pen.getImageData(0, 0, points, points);
        const shades = Array.from({ length: points * points }, (_, at) =>
          Math.round(((data[4 * at] ?? 0) + (data[4 * at + 1] ?? 0) + (data[4 * at + 2] ?? 0)) / 3),
        );
        return { card: element.closest('li')?.id ?? '', shades };
      });
    },
    { png: whole, points: POINTS },
  );
  for (const { card, shades } of grey) found.set(card, Uint8Array.from(shades));
  return found;
}

const apart = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, shade, at) => sum + (Math.abs(shade - (other[at] ?? 0)) > STEP ? 1 : 0), 0);

for (const [game, count] of [
  ['lunch-money', 49],
  ['munchkin-bites', 259],
] as const) {
  test(`every card of ${game} has a picture, and no two look alike`, async ({ browse }) => {
    const page = await browse();
    await page.goto(`/cards/${game}`);
    await settled(page);
    await expect(page.locator('.cards li')).toHaveCount(count);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('.cards li')) one.style.contentVisibility = 'visible';
    });
    // The sprite has loaded once its figures have a size.
    await expect
      .poll(() =>
        page
          .locator('.cards .icon use')
          .evaluateAll((all) => all.every((one) => (one as SVGGraphicsElement).getBBox().width > 5)),
      )
      .toBe(true);
    const pictures = [...(await picturesOn(page))];
    expect(pictures).toHaveLength(count);
    const white = new Uint8Array(POINTS * POINTS).fill(255);
    const alike: string[] = [];
    for (const [at, [card, shades]] of pictures.entries()) {
      expect(apart(shades, white), `${card} has a picture`).toBeGreaterThan(APART);
      for (const [other, shades2] of pictures.slice(at + 1))
        if (apart(shades, shades2) < APART) alike.push(`${card} and ${other}`);
    }
    expect(alike).toEqual([]);
  });
}

test('the page with all cards fits a phone, is reached from the rules, and axe finds nothing serious', async ({
  browse,
}) => {
  const page = await browse(PHONE);
  await page.goto('/rules/munchkin-bites');
  await page.getByRole('link', { name: 'All cards' }).click();
  await expect(page).toHaveURL(/\/cards\/munchkin-bites$/);
  await expect(page.locator('.cards li').first()).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await page.goto('/cards/lunch-money');
  await expect(page.locator('.cards li').first()).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
});
