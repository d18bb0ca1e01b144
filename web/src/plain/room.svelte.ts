/** A table of any game: everything known about it comes from the server. */
import { untrack } from 'svelte';
import type { Scene } from '../net';
import { sameMove } from '../table/choose';
import type { Pace } from '../table/playback.svelte';
import { Room } from '../table/room.svelte';
import { Selection } from '../table/selection.svelte';
import type { Turn } from '../table/turns';
import type { AnyGame, FieldKind, Seat, TableChoice } from '../wire';
import { seatsOf, valueOf, wordsIn } from './fields';
import { fieldsOf } from './offer';

const pace: Pace<AnyGame> = { timeFor: ({ events }) => (events.length ? 250 : 0), follow: (view) => view };

/** Every choice is a button, so nothing is selected first. */
class ButtonSelection extends Selection<TableChoice> {
  readonly picking = false;
  readonly choices: readonly TableChoice[] = [];
  protected forget(): void {
    // Nothing is remembered.
  }
}

export class PlainRoom extends Room {
  readonly selection = new ButtonSelection((mv) => this.make(mv));

  constructor(scene: () => Scene) {
    super(scene, pace);
  }

  /** The answer given when time runs out. */
  readonly default: TableChoice | null = $derived.by(() => {
    const { due } = this;
    return due?.moves.find(({ mv }) => sameMove(mv, due.default)) ?? null;
  });
  /** The other answers. */
  readonly answers: readonly TableChoice[] = $derived.by(
    () => this.due?.moves.filter((choice) => choice !== this.default) ?? [],
  );
  /** Selected cards of the hand: only choices with all of them are offered. */
  picked: readonly string[] = $state([]);
  readonly offered: readonly TableChoice[] = $derived.by(() => {
    const { picked, answers, due } = this;
    const all = picked.length ? (due?.moves ?? []) : answers;
    return all.filter(({ mv }) => {
      const cards = wordsIn(mv);
      return picked.every((card) => cards.includes(card));
    });
  });
  /** Whether any choice uses this card of the hand. */
  isOffered(card: string): boolean {
    return this.due?.moves.some(({ mv }) => wordsIn(mv).includes(card)) ?? false;
  }
  pick(card: string): void {
    this.picked = this.picked.includes(card) ? this.picked.filter((one) => one !== card) : [...this.picked, card];
  }
  /** Free moves. */
  readonly free: readonly TableChoice[] = $derived.by(() => {
    if (!this.live || this.playback.busy) return [];
    const asked = this.due?.moves ?? [];
    return (this.scene.free ?? []).filter(({ mv }) => !asked.some((choice) => sameMove(choice.mv, mv)));
  });
  /** The whole log as one turn: only a game knows which lines begin a turn. */
  readonly turns: readonly Turn[] = $derived.by(() =>
    this.told.length ? [{ key: 0, seat: null, from: 0, to: this.told.length }] : [],
  );

  /** The seats in the view's field of this kind. */
  #seats(kind: FieldKind): Seat[] {
    return seatsOf(valueOf(this.view, kind, fieldsOf(this.scene.game)));
  }

  get winners(): readonly Seat[] {
    return this.#seats('winners');
  }

  override get over(): boolean {
    return (this.scene.info?.stage === 'over' || this.winners.length > 0) && !this.playback.busy;
  }

  get turn(): Seat | null {
    return this.#seats('turn')[0] ?? null;
  }

  get decider(): Seat | null {
    return this.#seats('asked')[0] ?? null;
  }

  protected get players(): number {
    return this.names.length;
  }

  protected isMyTurn(): boolean {
    return false;
  }

  protected momentOf(): null {
    return null;
  }

  get title(): string {
    return this.scene.game;
  }

  get goal(): string {
    return '';
  }

  story(): null {
    return null;
  }

  matters(): boolean {
    return false;
  }

  attend(): void {
    const { due } = this;
    untrack(() => {
      this.picked = [];
      if (!due) this.selection.cancel();
    });
  }

  decline(): void {
    if (this.default) this.make(this.default.mv);
  }

  make(move: unknown): void {
    const asked = this.due?.moves.some(({ mv }) => sameMove(mv, move)) ?? false;
    if (asked) this.live?.move(move, this.talk.take());
    else this.live?.makeFree(move);
  }
}
