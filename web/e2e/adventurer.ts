/** A player of Munchkin Bites! who clicks as a person does. */
import { expect, type Locator, type Page } from '@playwright/test';
import { partOf } from '../src/munchkin/menu';
import { sameMove } from '../src/table/choose';
import type { Munchkin } from '../src/munchkin/types';
import type { MunchkinCard, MunchkinMove, MunchkinPerson, TableChoice } from '../src/wire';
import file from '../src/wire/munchkin-cards.json' with { type: 'json' };
import type { English } from './english';
import { Visitor } from './visitor';

type Choice = TableChoice<Munchkin>;

export class Adventurer extends Visitor<Munchkin> {
  readonly #english: English;

  constructor(page: Page, english: English) {
    super(page);
    this.#english = english;
  }

  /** The player themselves. */
  get me(): MunchkinPerson {
    const me = this.you === null ? undefined : this.view?.players[this.you];
    if (!me) throw new Error('not at a table, or only to watch');
    return me;
  }

  /** The moves on offer: answers and free moves. */
  get moves(): readonly Choice[] {
    return [...(this.ask?.moves ?? []), ...(this.free ?? [])];
  }

  /** The dialog that is open above the table. */
  get dialog(): Locator {
    return this.page.locator('dialog[open]').last();
  }

  get drawer(): Locator {
    return this.page.getByRole('dialog', { name: 'What you can do right now' });
  }

  get fight(): Locator {
    return this.page.getByRole('region', { name: 'The fight' });
  }

  get decline(): Locator {
    return this.page.locator('.prompt.asked .decline button');
  }

  nameOf(card: MunchkinCard): string {
    return this.#english.get(`mb-card-${file.cards[card]?.slug}`);
  }

  /** The text of a choice on buttons. */
  textOf(choice: Choice): string {
    return this.#english.say(choice.say, this.info?.seats.map(({ name }) => name) ?? []);
  }

  /** The button of a choice, somewhere. */
  button(within: Locator, choice: Choice): Locator {
    return within.getByRole('button', { name: this.textOf(choice) }).first();
  }

  /** The wanted move, as it is offered. */
  offered(wanted: (move: MunchkinMove) => boolean): Choice {
    const found = this.moves.find(({ mv }) => wanted(mv));
    if (!found) throw new Error(`not offered, but only ${JSON.stringify(this.moves.map(({ mv }) => mv))}`);
    return found;
  }

  /** Makes the default move. */
  async goOn(): Promise<void> {
    const { ask } = this;
    await this.make(this.offered((mv) => ask !== null && sameMove(mv, ask.default)));
  }

  /** Makes an offered move, with a click or two. */
  async make(choice: Choice): Promise<void> {
    await this.answer(() => this.#click(choice));
  }

  /** Answers the question with whatever `act` does. */
  async answer(act: () => Promise<void>): Promise<void> {
    const { ask } = this;
    if (!ask) throw new Error('nothing is asked');
    this.answered = ask.id;
    await act();
    await this.until(
      () => this.ask?.id !== ask.id || this.ask.kept !== undefined || this.over,
      `an answer to ${JSON.stringify(ask.say)}`,
    );
  }

  async #click(choice: Choice): Promise<void> {
    // Dialogs open by themselves; everything else is in the prompt and the drawer.
    if (await this.dialog.isVisible()) {
      await this.#clickInDialog(choice);
    } else if (this.ask && sameMove(choice.mv, this.ask.default)) {
      await this.decline.click();
    } else if (choice.card === undefined) {
      await this.button(this.page.locator('.prompt .moves'), choice).click();
    } else {
      await this.openDrawer();
      await this.button(this.drawer, choice).click();
    }
  }

  async openDrawer(): Promise<void> {
    await this.page.getByRole('button', { name: /^Play now…/ }).click();
  }

  async #clickInDialog(choice: Choice): Promise<void> {
    const { dialog } = this;
    if (partOf(choice.mv, 'lay-out') !== null) return dialog.locator('.content > button').click();
    const card = { name: `${this.nameOf(Number(choice.card))}.` };
    const face = dialog.locator('.cards').getByRole('button', card).first();
    // With only one card, its choices are buttons.
    if (choice.card === undefined || !(await face.count())) return this.button(dialog, choice).click();
    // The first click selects; then the way is chosen.
    await face.click();
    await this.button(dialog.locator('.choices'), choice).click();
  }

  /** Plays on until the game is over: puts on everything possible, and continues. */
  async playToTheEnd(): Promise<void> {
    while (await this.turn()) {
      const put = this.ask?.moves.find(({ mv }) => partOf(mv, 'put'));
      await (put ? this.make(put) : this.goOn());
    }
    await expect(this.page.getByRole('dialog', { name: /wins?!/ })).toBeVisible();
  }
}
