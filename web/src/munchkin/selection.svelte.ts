/** A selected card of the hand or in play, and its target. */
import { firstTargets } from '../table/choose';
import { Selection } from '../table/selection.svelte';
import type { MunchkinCard, Seat } from '../wire';
import { isPlay, type Menu, NOTHING, partOf } from './menu';
import type { Choice } from './types';

/** The place of a card: in the hand, or in play. */
export interface CardPick {
  card: MunchkinCard;
  /** The place of the hand; `null` for a card in play. */
  place: number | null;
}

const ofTheTable = (choice: Choice) => !isPlay(choice);
const ofTheHand = (choice: Choice) => {
  const { mv } = choice;
  return partOf(mv, 'put') !== null || partOf(mv, 'trouble') !== null || partOf(mv, 'cheat') !== null;
};

/** The moves that can be made with a card from there. */
export function choicesOf(menu: Menu, { card, place }: CardPick): readonly Choice[] {
  const all = menu.byCard.get(card) ?? [];
  return all.filter((choice) => !(place === null ? ofTheHand(choice) : ofTheTable(choice)));
}

/** Where a card can be dropped. */
export type Drop =
  'use' | 'carry' | 'fighters' | 'monsters' | 'table' | 'discard' | { seat: Seat } | { monster: number };

/** Whether dropping the card there means this move. */
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

export class CardSelection extends Selection<Choice> {
  picked = $state.raw<CardPick | null>(null);
  /** The choices that remain after a card was dropped on something. */
  narrowed = $state.raw<readonly Choice[] | null>(null);

  #menu = $state.raw<Menu>(NOTHING);
  #key = '';

  get picking(): boolean {
    return this.picked !== null;
  }

  get choices(): readonly Choice[] {
    if (this.narrowed) return this.narrowed;
    return this.picked ? choicesOf(this.#menu, this.picked) : [];
  }

  /** Sets the moves. The selection is cleared, unless `key` says that it is still the same question. */
  ask(menu: Menu, key: string): void {
    this.#menu = menu;
    if (key !== this.#key) this.cancel();
    this.#key = key;
  }

  playable(picked: CardPick): boolean {
    return choicesOf(this.#menu, picked).length > 0;
  }

  pick(picked: CardPick): void {
    const again = this.picked?.card === picked.card && this.picked.place === picked.place;
    this.click(again, () => (this.picked = picked));
  }

  /** Selects a card that is being dragged. Nothing is sent yet. */
  lift(picked: CardPick): void {
    this.cancel();
    this.picked = picked;
  }

  /** Drops a card onto something. */
  drop(picked: CardPick, drop: Drop): void {
    this.lift(picked);
    const fitting = this.choices.filter((choice) => fits(choice, drop));
    if (!fitting.length) return this.cancel();
    if (typeof drop === 'object' && 'seat' in drop && firstTargets(fitting).includes(drop.seat))
      this.targets = [drop.seat];
    this.narrowed = fitting;
    this.settle();
  }

  protected forget(): void {
    this.picked = null;
    this.narrowed = null;
  }
}
