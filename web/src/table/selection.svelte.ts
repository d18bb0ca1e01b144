/** What a player has chosen so far: a card, its targets, cards to discard. Nothing is sent before it is complete. */
import type { Move, Seat, TableChoice } from '../wire';
import { discardBits, firstTargets, type Menu, NOTHING, type Step, stepAfter } from './choose';

/** How long a move that took one click can be taken back before it is sent, in milliseconds. */
export const HOLD = 1200;
/** With less time than this on the clock nothing is held back. */
export const IN_A_HURRY = 2500;

export interface Question {
  id: number;
  menu: Menu;
  hand: readonly string[];
}

const NO_QUESTION: Question = { id: -1, menu: NOTHING, hand: [] };

export class Selection {
  /** Which card of the hand. */
  card = $state<number | null>(null);
  targets = $state.raw<readonly Seat[]>([]);
  /** Cards of the hand are being marked for a discard. */
  discarding = $state(false);
  /** Which, as bits. */
  marks = $state(0);
  /** A move that goes off in a moment. */
  held = $state.raw<TableChoice | null>(null);

  #question = $state.raw<Question>(NO_QUESTION);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #send: (move: Move) => void;
  readonly #timeLeft: () => number;

  constructor(send: (move: Move) => void, timeLeft: () => number = () => Infinity) {
    this.#send = send;
    this.#timeLeft = timeLeft;
  }

  get menu(): Menu {
    return this.#question.menu;
  }

  /** Whether anything has been chosen that Escape would take back. */
  get active(): boolean {
    return this.card !== null || this.held !== null || this.discarding;
  }

  /** The moves of the chosen card. */
  get choices(): readonly TableChoice[] {
    const name = this.card === null ? undefined : this.#question.hand[this.card];
    return (name !== undefined && this.menu.byCard.get(name)) || [];
  }

  /** What is to be said next about the chosen card. */
  get step(): Step {
    return this.card === null || this.held ? { kind: 'none' } : stepAfter(this.choices, this.targets);
  }

  /** The question is another one: what was chosen for the last one is forgotten. */
  ask(question: Question | null): void {
    const next = question ?? NO_QUESTION;
    const same = next.id === this.#question.id && next.hand.join() === this.#question.hand.join();
    this.#question = next;
    if (!same) this.cancel();
    // Where nothing but a discard can be done, cards are marked right away.
    if (!same && next.menu.discards.length && !next.menu.byCard.size && !next.menu.buttons.length)
      this.discarding = true;
  }

  playable(name: string): boolean {
    return this.menu.byCard.has(name);
  }

  /** A card of the hand is picked. */
  pick(position: number): void {
    if (this.discarding) {
      this.marks ^= 1 << position;
      return;
    }
    const again = this.card === position;
    this.cancel();
    if (again) return;
    this.card = position;
    const { step } = this;
    if (step.kind === 'done') this.#hold(step.choice);
    else if (step.kind === 'none') this.card = null;
  }

  /** A card is lifted to be dragged: it is chosen, but nothing goes off by itself. */
  lift(position: number): void {
    this.cancel();
    this.card = position;
  }

  /** A target is picked for the card. */
  target(seat: Seat): void {
    const { step } = this;
    if (step.kind !== 'target' || !step.seats.includes(seat)) return;
    this.targets = [...this.targets, seat];
    this.#settle();
  }

  /** A card is put right onto a target, or onto the table. */
  drop(position: number, seat: Seat | null): void {
    this.cancel();
    this.card = position;
    if (seat !== null && firstTargets(this.choices).includes(seat)) this.targets = [seat];
    else if (seat !== null) {
      this.card = null;
      return;
    }
    this.#settle();
  }

  /** One of several ways, or a move without a card. */
  choose(choice: TableChoice): void {
    this.cancel();
    this.#send(choice.mv);
  }

  startDiscard(): void {
    this.cancel();
    this.discarding = true;
  }

  /** Marks the cards of a discard that is suggested. */
  suggest(choice: TableChoice): void {
    this.marks = discardBits(choice.mv) ?? 0;
  }

  discard(): void {
    const move: Move = { discard: this.marks };
    this.cancel();
    this.#send(move);
  }

  /** What was chosen is taken back. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.card = null;
    this.targets = [];
    this.held = null;
    this.discarding = false;
    this.marks = 0;
  }

  #settle(): void {
    const { step } = this;
    if (step.kind === 'done') this.choose(step.choice);
    else if (step.kind === 'none') this.cancel();
  }

  #hold(choice: TableChoice): void {
    if (this.#timeLeft() < IN_A_HURRY) {
      this.choose(choice);
      return;
    }
    this.held = choice;
    this.#timer = setTimeout(() => this.choose(choice), HOLD);
  }
}
