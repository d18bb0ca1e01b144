/** What a player has chosen so far: a card, and at whom. Nothing is sent before it is complete. */
import { firstTargets, type Step, stepAfter } from '../table/choose';
import { HOLD, IN_A_HURRY } from '../table/selection.svelte';
import type { MunchkinCard, Seat } from '../wire';
import { type Choice, isPlay, type Menu, NOTHING, partOf } from './menu';

/** Where a card is: at a place of the hand, or in play. */
export interface Picked {
  card: MunchkinCard;
  /** The place of the hand; `null` for a card in play. */
  place: number | null;
}

const ofTheTable = (choice: Choice) => !isPlay(choice);
const ofTheHand = (choice: Choice) => {
  const { mv } = choice;
  return partOf(mv, 'put') !== null || partOf(mv, 'trouble') !== null || partOf(mv, 'cheat') !== null;
};

/** What can be done with a card from there. */
export function choicesOf(menu: Menu, { card, place }: Picked): readonly Choice[] {
  const all = menu.byCard.get(card) ?? [];
  return all.filter((choice) => !(place === null ? ofTheHand(choice) : ofTheTable(choice)));
}

/** Where a card can be dropped. */
export type Drop =
  'use' | 'carry' | 'fighters' | 'monsters' | 'table' | 'discard' | { seat: Seat } | { monster: number };

/** Whether a move is what dropping the card there means. */
function fits(choice: Choice, drop: Drop): boolean {
  const { mv } = choice;
  const put = partOf(mv, 'put');
  const play = partOf(mv, 'play');
  const turn = partOf(mv, 'turn');
  if (typeof drop === 'object') {
    if ('seat' in drop) return choice.at?.[0] === drop.seat;
    if (play?.at === 'monsters') return true;
    return typeof play?.at === 'object' && 'monster' in play.at && play.at.monster === drop.monster;
  }
  switch (drop) {
    case 'use':
      return (put !== null && !put.carried) || turn?.in_use === true || partOf(mv, 'cheat') !== null;
    case 'carry':
      return put?.carried === true || turn?.in_use === false;
    case 'fighters':
      return play?.at === 'fighters';
    case 'monsters':
      return play?.at === 'monsters' || (typeof play?.at === 'object' && 'monster' in play.at);
    case 'discard':
      return partOf(mv, 'drop') !== null;
    case 'table':
      return !ofTheTable(choice);
  }
}

export class Selection {
  picked = $state.raw<Picked | null>(null);
  targets = $state.raw<readonly Seat[]>([]);
  /** What is left to choose from, where a card was dropped on something. */
  narrowed = $state.raw<readonly Choice[] | null>(null);
  /** A move that goes off in a moment. */
  held = $state.raw<Choice | null>(null);

  #menu = $state.raw<Menu>(NOTHING);
  #key = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #send: (choice: Choice) => void;
  readonly #timeLeft: () => number;

  constructor(send: (choice: Choice) => void, timeLeft: () => number = () => Infinity) {
    this.#send = send;
    this.#timeLeft = timeLeft;
  }

  /** Whether anything has been chosen that Escape would take back. */
  get active(): boolean {
    return this.picked !== null || this.held !== null;
  }

  get choices(): readonly Choice[] {
    if (this.narrowed) return this.narrowed;
    return this.picked ? choicesOf(this.#menu, this.picked) : [];
  }

  /** What is to be said next about the chosen card. */
  get step(): Step<Choice> {
    return this.picked === null || this.held ? { kind: 'none' } : stepAfter(this.choices, this.targets);
  }

  /** The moves are others: what was chosen is forgotten, unless `key` says that it is the same question still. */
  ask(menu: Menu, key: string): void {
    this.#menu = menu;
    if (key !== this.#key) this.cancel();
    this.#key = key;
  }

  playable(picked: Picked): boolean {
    return choicesOf(this.#menu, picked).length > 0;
  }

  pick(picked: Picked): void {
    const again = this.picked?.card === picked.card && this.picked.place === picked.place;
    this.cancel();
    if (again) return;
    this.picked = picked;
    const { step } = this;
    if (step.kind === 'done') this.#hold(step.choice);
    else if (step.kind === 'none') this.picked = null;
  }

  /** A card is lifted to be dragged: it is chosen, but nothing goes off by itself. */
  lift(picked: Picked): void {
    this.cancel();
    this.picked = picked;
  }

  target(seat: Seat): void {
    const { step } = this;
    if (step.kind !== 'target' || !step.seats.includes(seat)) return;
    this.targets = [...this.targets, seat];
    this.#settle();
  }

  /** A card is put right onto something. */
  drop(picked: Picked, drop: Drop): void {
    this.cancel();
    this.picked = picked;
    const fitting = this.choices.filter((choice) => fits(choice, drop));
    if (!fitting.length) return this.cancel();
    if (typeof drop === 'object' && 'seat' in drop && firstTargets(fitting).includes(drop.seat))
      this.targets = [drop.seat];
    this.narrowed = fitting;
    this.#settle();
  }

  choose(choice: Choice): void {
    this.cancel();
    this.#send(choice);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.picked = null;
    this.targets = [];
    this.narrowed = null;
    this.held = null;
  }

  #settle(): void {
    const { step } = this;
    if (step.kind === 'done') this.choose(step.choice);
    else if (step.kind === 'none') this.cancel();
  }

  #hold(choice: Choice): void {
    if (this.#timeLeft() < IN_A_HURRY) return this.choose(choice);
    this.held = choice;
    this.#timer = setTimeout(() => this.choose(choice), HOLD);
  }
}
