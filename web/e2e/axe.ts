/** What axe finds on a page as it stands. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Serious problems, by theme; empty if all is well. */
export async function seriousIn(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Logos are exempt from contrast rules.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude('.logo').analyze();
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        all.push(`${colorScheme}, ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
  }
  return all;
}
