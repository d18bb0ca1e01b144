/** A card of the hand and its targets, or cards to discard. */
import { firstTargets } from '../table/choose';
import { Selection } from '../table/selection.svelte';
import type { Seat } from '../wire';
import { discardBits, type Menu, NOTHING } from './menu';
import type { Choice } from './types';

export interface Question {
  id: number;
  menu: Menu;
  hand: readonly string[];
}

const NO_QUESTION: Question = { id: -1, menu: NOTHING, hand: [] };

export class CardSelection extends Selection<Choice> {
  /** The position of the selected card in the hand. */
  card = $state<number | null>(null);
  /** Whether cards of the hand are being marked for a discard. */
  discarding = $state(false);
  /** The marked cards, as bits. */
  marks = $state(0);

  #question = $state.raw<Question>(NO_QUESTION);

  get menu(): Menu {
    return this.#question.menu;
  }

  get picking(): boolean {
    return this.card !== null;
  }

  override get active(): boolean {
    return super.active || this.discarding;
  }

  get choices(): readonly Choice[] {
    const name = this.card === null ? undefined : this.#question.hand[this.card];
    return (name !== undefined && this.menu.byCard.get(name)) || [];
  }

  /** Sets the question. A new one clears the selection. */
  ask(question: Question | null): void {
    const next = question ?? NO_QUESTION;
    const same = next.id === this.#question.id && next.hand.join() === this.#question.hand.join();
    this.#question = next;
    if (same) return;
    this.cancel();
    // If only a discard is possible, marking starts at once.
    this.discarding = next.menu.discards.length > 0 && !next.menu.byCard.size && !next.menu.buttons.length;
  }

  playable(name: string): boolean {
    return this.menu.byCard.has(name);
  }

  /** A card of the hand is clicked. */
  pick(position: number): void {
    if (this.discarding) {
      this.marks ^= 1 << position;
      return;
    }
    this.click(this.card === position, () => (this.card = position));
  }

  /** Selects a card that is being dragged. Nothing is sent yet. */
  lift(position: number): void {
    this.cancel();
    this.card = position;
  }

  /** A card is dropped onto a player, or onto the table. */
  drop(position: number, seat: Seat | null): void {
    this.lift(position);
    if (seat !== null && !firstTargets(this.choices).includes(seat)) return this.cancel();
    if (seat !== null) this.targets = [seat];
    this.settle();
  }

  startDiscard(): void {
    this.cancel();
    this.discarding = true;
  }

  /** Marks the cards of a suggested discard. */
  suggest(choice: Choice): void {
    this.marks = discardBits(choice.mv) ?? 0;
  }

  discard(): void {
    this.make({ discard: this.marks });
  }

  protected forget(): void {
    this.card = null;
    this.discarding = false;
    this.marks = 0;
  }
}
