/** What a player has chosen so far. Nothing is sent before the choice is complete. */
import type { Seat } from '../wire';
import { type Aimed, type Step, stepAfter } from './choose';

/** How long a move that took one click can be taken back before it is sent, in milliseconds. */
export const HOLD = 1200;
/** With less time than this on the clock a move is sent at once. */
export const IN_A_HURRY = 2500;

/** A move that can be selected. */
export interface Selectable extends Aimed {
  mv: unknown;
}

/** A game's selection says what can be picked, and which choices that leaves. */
export abstract class Selection<C extends Selectable> {
  targets = $state.raw<readonly Seat[]>([]);
  /** A move that is sent in a moment. */
  held = $state.raw<C | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #send: (mv: C['mv']) => void;
  readonly #timeLeft: () => number;

  constructor(send: (mv: C['mv']) => void, timeLeft: () => number = () => Infinity) {
    this.#send = send;
    this.#timeLeft = timeLeft;
  }

  /** Whether a card is picked. */
  abstract get picking(): boolean;
  /** The moves of the picked card. */
  abstract get choices(): readonly C[];
  /** Forgets the picked card. */
  protected abstract forget(): void;

  /** Whether there is anything that Escape would take back. */
  get active(): boolean {
    return this.picking || this.held !== null;
  }

  /** What is to be said next about the picked card. */
  get step(): Step<C> {
    return !this.picking || this.held ? { kind: 'none' } : stepAfter(this.choices, this.targets);
  }

  /** Picks a target for the card. */
  target(seat: Seat): void {
    const { step } = this;
    if (step.kind !== 'target' || !step.seats.includes(seat)) return;
    this.targets = [...this.targets, seat];
    this.settle();
  }

  /** Makes this move. */
  choose({ mv }: C): void {
    this.make(mv);
  }

  /** Takes back what was chosen. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.targets = [];
    this.held = null;
    this.forget();
  }

  protected make(mv: C['mv']): void {
    this.cancel();
    this.#send(mv);
  }

  /** A card was clicked: a complete move is held for a moment, an impossible one is dropped. */
  protected begin(): void {
    const { step } = this;
    if (step.kind === 'done') this.#hold(step.choice);
    else if (step.kind === 'none') this.cancel();
  }

  /** A target was clicked, or a card dropped: a complete move is made. */
  protected settle(): void {
    const { step } = this;
    if (step.kind === 'done') this.choose(step.choice);
    else if (step.kind === 'none') this.cancel();
  }

  #hold(choice: C): void {
    if (this.#timeLeft() < IN_A_HURRY) return this.choose(choice);
    this.held = choice;
    this.#timer = setTimeout(() => this.choose(choice), HOLD);
  }
}
