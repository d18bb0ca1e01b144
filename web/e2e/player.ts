/** A player at a table, who sees what the table says and clicks as a person does. */
import type { Locator, Page } from '@playwright/test';
import { menuOf } from '../src/lunch-money/menu';
import type { Ask, Choice, LunchMoney } from '../src/lunch-money/types';
import { sameMove, stepAfter } from '../src/table/choose';
import type { View } from '../src/wire';
import { Visitor } from './visitor';

/** Chooses one of the moves on offer. */
export type Strategy = (ask: Ask, view: View) => Choice | 'decline';

/** Attacks the player with the most counters and takes every hit, which makes games short. */
export const attack: Strategy = ({ moves }, view) => {
  const counters = ({ at }: Choice) => view.seats[at?.[0] ?? 0]?.counters ?? 0;
  const plays = moves.filter(({ mv }) => typeof mv === 'object' && 'play' in mv);
  return plays.sort((a, b) => counters(b) - counters(a))[0] ?? 'decline';
};

/** Attacks, and answers with cards. */
export const fight: Strategy = (ask, view) => {
  const chosen = attack(ask, view);
  return chosen === 'decline' ? (ask.moves.find(({ card }) => card !== undefined) ?? 'decline') : chosen;
};

export class Player extends Visitor<LunchMoney> {
  card(position: number): Locator {
    return this.page.locator(`[data-hand="${position}"] button`);
  }

  seat(seat: number): Locator {
    return this.page.locator(`[data-seat="${seat}"] button`);
  }

  /** Answers the open question with the cards and buttons on the screen. */
  async answer(strategy: Strategy): Promise<void> {
    const { ask, view } = this;
    if (!ask || !view) throw new Error('nothing is asked');
    const chosen = strategy(ask, view);
    this.answered = ask.id;
    if (chosen !== 'decline') await this.play(chosen);
    else if (menuOf(ask).decline) await this.page.locator('.prompt .decline button').click();
    else await this.#discardOrChoose();
    const again = () => this.ask?.id !== ask.id || this.ask.kept !== undefined || this.over;
    await this.until(again, `an answer to ${JSON.stringify(chosen)}`);
  }

  /** Card, target, and way: everything that must be chosen. */
  async play(choice: Choice): Promise<void> {
    const position = this.view?.hand.findIndex((card) => card === choice.card) ?? -1;
    if (position < 0) throw new Error(`${choice.card} is not in the hand`);
    await this.pick(position);
    const choices = this.ask?.moves.filter(({ card, mv }) => card === choice.card && !('discard' in Object(mv))) ?? [];
    const chosen: number[] = [];
    for (let step = stepAfter(choices, chosen); step.kind !== 'done'; step = stepAfter(choices, chosen)) {
      if (step.kind === 'none') throw new Error(`${JSON.stringify(choice)} is not offered`);
      if (step.kind === 'which') {
        const way = step.choices.findIndex(({ mv }) => sameMove(mv, choice.mv));
        await this.page.locator('.prompt .moves button').nth(way).click();
        return;
      }
      // Choosing the same target twice means only this one.
      const seat = choice.at?.[chosen.length] ?? choice.at?.at(-1) ?? -1;
      await this.seat(seat).click();
      chosen.push(seat);
      if (stepAfter(choices, chosen).kind === 'done') return;
    }
    // Nothing else must be chosen: the second click plays it.
    await this.pick(position);
  }

  /** A card of the hand, at a point that the next card does not cover. */
  async pick(position: number): Promise<void> {
    await this.card(position).click({ position: { x: 14, y: 40 } });
  }

  /** Plays on until the game is over. */
  async playToTheEnd(strategy: Strategy): Promise<void> {
    while (await this.turn()) await this.answer(strategy);
  }

  async #discardOrChoose(): Promise<void> {
    const button = this.page.locator('.prompt .moves button').first();
    await button.click();
    const go = this.page.locator('.prompt .moves button.primary');
    if (await go.count()) await go.click();
  }
}

/** Bots of tables created on this page take no time to think. */
export async function fasterBots(page: Page): Promise<void> {
  await page.route('**/api/tables', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const body = route.request().postDataJSON() as { options: object };
    await route.continue({ postData: JSON.stringify({ ...body, options: { ...body.options, beat: 0 } }) });
  });
}
