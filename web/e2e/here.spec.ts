import { expect, test } from './fixtures';
import { answerAnything, GAMES } from './games';
import { fasterBots } from './player';

for (const { name } of GAMES) {
  test(`${name}: a device goes round, and a curtain falls before anybody else sees cards`, async ({ guest }) => {
    const { page } = await guest();
    await fasterBots(page);
    await page.goto('/here');
    await page.getByText(name, { exact: true }).click();
    await page.getByLabel('Player 1').fill('Ann');
    await page.getByLabel('Player 2').fill('Ben');
    await page.getByRole('button', { name: 'Start' }).click();
    const curtain = page.getByRole('heading', { name: /^Pass the device to/ });
    const seen: string[] = [];
    for (let turns = 0; turns < 3; turns += 1) {
      await expect(curtain).toBeVisible();
      await expect(page.locator('[data-hand]'), 'no card behind the curtain').toHaveCount(0);
      const who = (await curtain.innerText()).replace('Pass the device to ', '');
      seen.push(who);
      await page.getByRole('button', { name: "It's me" }).click();
      await expect(page.locator('[data-hand] button').first()).toBeVisible();
      await expect(page.locator('[data-seat]'), 'the other sits opposite').toContainText(who === 'Ann' ? 'Ben' : 'Ann');
      await expect(page.locator('.prompt.asked')).toBeVisible();
      await answerAnything(page);
    }
    expect(new Set(seen).size, 'both had the device').toBe(2);
    await page.reload();
    await expect(curtain.or(page.locator('.prompt'))).toBeVisible();
  });
}
