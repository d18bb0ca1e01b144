/** What both games are tested for, and how they differ there. */
import type { Page } from '@playwright/test';

export interface Tested {
  id: string;
  name: string;
  /** How many cards everybody is dealt. */
  dealt: number;
  /** A term to search in the rulebook, and a clause with examples. */
  search: string;
  clause: string;
  /** What an example of that clause shows after one step. */
  shows: string;
  /** A sign that the game is over: somebody is out, or has reached the highest level. */
  ended: { selector: string; text: string | RegExp };
}

export const GAMES: readonly Tested[] = [
  {
    id: 'lunch-money',
    name: 'Lunch Money',
    dealt: 5,
    search: 'humiliation',
    clause: 'LM-BLOCK-1',
    shows: '.panel',
    ended: { selector: '.opponent .badge', text: 'Out' },
  },
  {
    id: 'munchkin-bites',
    name: 'Munchkin Bites!',
    dealt: 4,
    search: 'curse',
    clause: 'MB-HELP-3',
    shows: '.board',
    ended: { selector: '.person .level', text: /^10$/ },
  },
];

/** Gives the default answer; a question with its own dialog is answered there. */
export async function answerAnything(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]');
  const decline = page.locator('.prompt .decline button');
  await dialog.or(decline).first().waitFor();
  if (!(await dialog.count())) return decline.click();
  // In turn: a button of its own, the one to decline, one of two ways, or a card to choose.
  for (const way of ['.content > button', 'footer button:nth-child(2)', '.choices button', '.cards button']) {
    const button = dialog.locator(way).first();
    if (await button.count()) return button.click();
  }
  throw new Error('a dialog without an answer');
}

/** The cards of a hand, as a screen reader reads them. */
export function handOf(page: Page): Promise<(string | null)[]> {
  return page.locator('[data-hand] button').evaluateAll((cards) => cards.map((card) => card.ariaLabel));
}
