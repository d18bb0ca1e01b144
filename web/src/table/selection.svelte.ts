/** The player's selection. The first click selects and sends nothing; the second one plays. */
import type { Seat } from '../wire';
import { type WithTargets, type Step, stepAfter } from './choose';

/** A move that can be selected. */
export interface Selectable extends WithTargets {
  mv: unknown;
}

/** A game's selection defines what can be selected, and which choices remain. */
export abstract class Selection<C extends Selectable> {
  targets = $state.raw<readonly Seat[]>([]);

  readonly #send: (mv: C['mv']) => void;

  constructor(send: (mv: C['mv']) => void) {
    this.#send = send;
  }

  /** Whether a card is selected. */
  abstract get picking(): boolean;
  /** The moves of the selected card. */
  abstract get choices(): readonly C[];
  /** Clears the selected card. */
  protected abstract forget(): void;

  /** Whether Escape would take anything back. */
  get active(): boolean {
    return this.picking;
  }

  /** The move that the next click plays, if nothing else must be chosen. */
  get ready(): C | null {
    const { step } = this;
    return step.kind === 'done' ? step.choice : null;
  }

  /** What must be chosen next for the selected card. */
  get step(): Step<C> {
    return !this.picking ? { kind: 'none' } : stepAfter(this.choices, this.targets);
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

  /** Plays what is selected, if it is complete. */
  confirm(): void {
    if (this.ready) this.choose(this.ready);
  }

  /** Clears the selection. */
  cancel(): void {
    this.targets = [];
    this.forget();
  }

  protected make(mv: C['mv']): void {
    this.cancel();
    this.#send(mv);
  }

  /** A card was clicked: it is selected. Clicked again, it is played, or put back if its target is missing. */
  protected click(again: boolean, take: () => void): void {
    if (again && this.ready) return this.confirm();
    this.cancel();
    if (again) return;
    take();
    if (this.step.kind === 'none') this.cancel();
  }

  /** A target was clicked, or a card dropped: a complete move is made. */
  protected settle(): void {
    const { step } = this;
    if (step.kind === 'done') this.choose(step.choice);
    else if (step.kind === 'none') this.cancel();
  }
}
