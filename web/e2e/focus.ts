/** Where the focus is, and whether it is visible. */
import { expect, type Locator, type Page } from '@playwright/test';

interface Focus {
  what: string;
  seen: boolean;
}

/** The element with the focus, and whether the focus is visible. */
export function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { what: 'nothing', seen: true };
    // The ring is around the element itself, around the label of a hidden box, or along the edge of a card.
    const around = [element, element.closest('label'), element.querySelector('.sticker')];
    const shown = around.filter((one) => one !== null);
    const seen = shown.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return { what: `${element.tagName} ${element.getAttribute('data-tab') ?? ''} ${name.slice(0, 50)}`, seen };
  });
}

/** Goes around the page with Tab. The focus is always visible, and can leave everything it enters. */
export async function goRound(page: Page, most = 120): Promise<string[]> {
  const passed: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const { what, seen } = await focusOf(page);
    expect(seen, `the focus can be seen: ${what}`).toBe(true);
    // The focus may have been at the end of the page: then Tab starts again from the top.
    if (what === 'nothing' && !passed.length) continue;
    if (what === 'nothing' || (passed.length > 3 && what === passed[0])) return passed;
    passed.push(what);
  }
  throw new Error(`the focus does not come round: ${passed.slice(-12).join(' | ')}`);
}

/** Presses Tab until this element has the focus. */
export async function tabTo(target: Locator, most = 80): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${await target.innerText()}`);
}
