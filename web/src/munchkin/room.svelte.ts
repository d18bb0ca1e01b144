/** State that the parts of Munchkin's screen share. */
import { untrack } from 'svelte';
import type { Scene } from '../net';
import { settings } from '../settings/settings.svelte';
import { sameMove } from '../table/choose';
import type { Moment } from '../table/moments';
import { Room } from '../table/room.svelte';
import type { Story } from '../table/story';
import { t } from '../words';
import type {
  MunchkinCard,
  MunchkinCombat,
  MunchkinEvent,
  MunchkinMove,
  MunchkinPerson,
  MunchkinQuestion,
  Seat,
} from '../wire';
import { factsOf } from './facts.svelte';
import { type Menu, menuOf, NOTHING, questionOf } from './menu';
import { momentOf } from './moments';
import { pace } from './pace';
import { CardSelection } from './selection.svelte';
import { type Deeds, deedsOf } from './deeds';
import { soundOf } from './sounds';
import { storyOf } from './story';
import type { Entry, Munchkin } from './types';

/** What a player asks to know more about. */
export type About =
  | { card: MunchkinCard; mine: 'hand' | 'table' | null }
  /** A player; and perhaps a card, to ask why it cannot be played at them. */
  | { seat: Seat; not?: MunchkinCard }
  | { pile: 'door' | 'treasure' };

/** A dialog that a player opens. */
export type Panel = { bargain: Seat } | { trade: Seat | null } | 'sell' | 'now' | 'character';

/** Questions that have a dialog of their own. */
const DIALOGS: ReadonlySet<MunchkinQuestion> = new Set([
  'sex',
  'lay-out',
  'turned-up',
  'choose',
  'either',
  'receive',
  'charity',
  'claim',
  'help',
  'trade',
]);

/** Events that a player who waited wants to hear of. */
const TELLING: ReadonlySet<MunchkinEvent['event']> = new Set([
  'opened',
  'played-at',
  'won',
  'caught',
  'died',
  'level',
  'helps',
]);

/** How many lines after a blow its damage still comes from it. */
const RECENT = 6;

export class MunchkinRoom extends Room<Munchkin> {
  readonly selection = new CardSelection((mv) => this.make(mv));
  about = $state.raw<About | null>(null);
  panel = $state.raw<Panel | null>(null);
  /** How many lines of the log there were when the viewer was last asked whether to cancel something. */
  #couldAnswer = 0;
  /** The question whose dialog was closed. */
  dismissed = $state<number | null>(null);

  constructor(scene: () => Scene<Munchkin>) {
    super(scene, pace);
  }

  readonly fight: MunchkinCombat | null = $derived.by(() => this.view?.fight ?? null);
  readonly mine: MunchkinPerson | null = $derived.by(() =>
    this.you === null ? null : (this.view?.players[this.you] ?? null),
  );
  readonly question: MunchkinQuestion | null = $derived.by(() => {
    return this.due ? questionOf(this.due) : null;
  });
  readonly menu: Menu = $derived.by(() => {
    if (!this.live) return NOTHING;
    return menuOf(this.due, this.playback.busy ? null : this.scene.free, this.mine?.items);
  });
  readonly turns: readonly Deeds[] = $derived.by(() => deedsOf(this.told));
  /** Whether the question has a dialog of its own. */
  readonly hasDialog = $derived.by(
    () => this.question !== null && DIALOGS.has(this.question) && (this.due?.moves.length ?? 0) > 1,
  );
  /** Whether that dialog is shown. */
  readonly asking = $derived.by(() => this.hasDialog && this.due !== null && this.dismissed !== this.due.id);

  get winners(): readonly Seat[] {
    return this.view?.winners ?? [];
  }

  get turn(): Seat | null {
    return this.view?.turn ?? null;
  }

  get decider(): Seat | null {
    return this.view?.asked?.[0] ?? null;
  }

  protected get players(): number {
    return this.view?.players.length ?? 0;
  }

  protected isMyTurn(event: MunchkinEvent): boolean {
    return event.event === 'turn' && event.seat === this.you;
  }

  person(seat: Seat): MunchkinPerson | null {
    return this.view?.players[seat] ?? null;
  }

  attend(): void {
    const { due, menu, mine, maySell } = this;
    const key = `${due?.id ?? ''} ${mine?.hand.join() ?? ''}`;
    untrack(() => {
      this.selection.ask(menu, key);
      // A dialog that belongs to a question closes with it.
      const { panel } = this;
      if (panel === 'sell' && !maySell) this.panel = null;
      if (typeof panel === 'object' && panel && 'bargain' in panel && !menu.requests.length) this.panel = null;
    });
  }

  /** Whether the player may sell now: during their own moves, outside fights. */
  readonly maySell = $derived.by(
    () => this.question === 'before-door' || this.question === 'room' || this.question === 'ending',
  );

  /** Makes a move: an answer if it answers the question, otherwise a free move. */
  make(move: MunchkinMove): void {
    const { live, due } = this;
    if (!live) return;
    const free = ['trade', 'turn', 'drop', 'show', 'accuse'].some((kind) => typeof move === 'object' && kind in move);
    const answers = due?.moves.some((choice) => sameMove(choice.mv, move)) ?? false;
    if (free && !(answers && live.free === null)) live.makeFree(move);
    else live.move(move, this.talk.take());
  }

  /** A player's level before the newest line. */
  levelBefore(seat: Seat): number {
    const events = this.playback.log.slice(0, this.playback.told - 1).flatMap((entry) => entry.events);
    const last = events.findLast((event) => event.event === 'level' && event.seat === seat);
    return last?.event === 'level' ? last.level : 1;
  }

  /** What has just hit the viewer: a card played at them, a curse behind their door, a monster. */
  get lastBlow(): Extract<MunchkinEvent, { event: 'played-at' | 'opened' | 'caught' }> | null {
    const events = this.told.slice(-RECENT).flatMap((entry) => entry.events);
    for (const event of events.reverse()) {
      if (event.event === 'turn') return null;
      if (event.event === 'played-at' && event.at === this.you) return event;
      if (event.event === 'opened' && event.seat === this.you && factsOf(event.card).kind === 'curse') return event;
      if (event.event === 'caught' && event.seat === this.you) return event;
    }
    return null;
  }

  override listen(): void {
    const { ask, log } = this.scene;
    if (ask && questionOf(ask) === 'cancel' && ask.moves.length > 1) this.#couldAnswer = log.length;
    super.listen();
  }

  /** Whether the viewer could have cancelled what hit them in this turn, or has chosen not to be asked. */
  get hadAnAnswer(): boolean {
    const began = this.told.findLastIndex(({ events }) => events.some(({ event }) => event === 'turn'));
    return this.#couldAnswer > began || (this.live?.autoPass ?? 'never') !== 'never';
  }

  protected momentOf(entry: Entry): Moment | null {
    for (const event of entry.events) {
      const moment = momentOf(event, this.sentence(entry), this);
      if (moment) return moment;
    }
    return null;
  }

  get title(): string {
    return t('web-game-munchkin-bites');
  }

  get goal(): string {
    return t('web-goal-munchkin');
  }

  story(): Story | null {
    return this.view && storyOf(this.view, this.told, this.names);
  }

  matters({ events }: Entry): boolean {
    return events.some(({ event }) => TELLING.has(event));
  }

  override tell(entry: Entry, animated: boolean): void {
    super.tell(entry, animated);
    if (animated && settings.sound) for (const event of entry.events) soundOf(event);
  }

  decline(): void {
    const { decline } = this.menu;
    if (!decline || !this.due) return;
    this.selection.cancel();
    this.live?.move(decline.mv);
  }
}
