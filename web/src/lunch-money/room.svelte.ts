/** State that the parts of Lunch Money's screen share. */
import { untrack } from 'svelte';
import type { Scene } from '../net';
import { settings } from '../settings/settings.svelte';
import type { Moment } from '../table/moments';
import { Room } from '../table/room.svelte';
import type { Story } from '../table/story';
import { t } from '../words';
import type { Card, Event, Seat, SeatView } from '../wire';
import { type Act, actsOf, inTheAir } from './acts';
import { type Flight, flightsOf } from './flights';
import { menuOf } from './menu';
import { momentOf } from './moments';
import { pace } from './pace';
import { CardSelection } from './selection.svelte';
import { soundOf } from './sounds';
import { storyOf } from './story';
import type { Entry, LunchMoney } from './types';

/** What a player asks to know more about. */
export type About = { card: Card; mine: boolean } | { seat: Seat } | { pile: 'draw' | 'discard' };

/** Events that a player who waited wants to hear of. */
const TELLING: ReadonlySet<Event['event']> = new Set([
  'played',
  'played-alone',
  'answered',
  'aided',
  'humiliated',
  'lost',
  'fell',
  'timed-out',
  'poked',
  'held',
]);

export class LunchMoneyRoom extends Room<LunchMoney> {
  readonly selection = new CardSelection((mv) => this.live?.move(mv, this.talk.take()));
  about = $state.raw<About | null>(null);
  /** The card of the hand that has the focus. */
  looked = $state.raw<Card | null>(null);
  flights = $state.raw<readonly (Flight & { key: number })[]>([]);
  #flown = 0;
  /** The number of the last line that the viewer could have answered. */
  #couldAnswer = -1;

  constructor(scene: () => Scene<LunchMoney>) {
    super(scene, pace);
  }

  readonly menu = $derived.by(() => menuOf(this.ask?.kept === undefined ? this.ask : null));
  readonly acts: readonly Act[] = $derived.by(() => actsOf(this.told));
  /** The newest turn in which anything was played: the strip shows it. */
  readonly act: Act | null = $derived.by(() => {
    const current = this.acts.at(-1) ?? null;
    if (!current || current.panels.length) return current;
    const before = this.acts.at(-2);
    return before && this.isQuiet(current) ? before : current;
  });
  readonly air = $derived.by(() => {
    const current = this.acts.at(-1);
    return this.view && current && current === this.act ? inTheAir(this.view.strip, current.panels) : null;
  });
  readonly mine: SeatView | null = $derived.by(() => (this.you === null ? null : (this.view?.seats[this.you] ?? null)));

  get winners(): readonly Seat[] {
    const winner = this.view?.winner ?? null;
    return winner === null ? [] : [winner];
  }

  get turn(): Seat | null {
    return this.view?.turn ?? null;
  }

  get decider(): Seat | null {
    return this.view?.asked?.[0] ?? null;
  }

  protected get players(): number {
    return this.view?.seats.length ?? 0;
  }

  protected isMyTurn(event: Event): boolean {
    return event.event === 'turn-began' && event.seat === this.you;
  }

  /** Whether nothing has happened in this turn since it began. */
  isQuiet(act: Act): boolean {
    const events = this.told.slice(act.from, act.to).flatMap((entry) => entry.events);
    return events.every(({ event }) => event === 'turn-began' || event === 'drew');
  }

  /** Whether this card of the hand cannot answer the open question. */
  isDim(card: Card): boolean {
    return this.due !== null && (this.view?.hand.includes(card) ?? false) && !this.selection.playable(card);
  }

  attend(): void {
    const { ask, menu, view } = this;
    const open = ask && ask.kept === undefined && view;
    const question = open ? { id: ask.id, menu, hand: view.hand } : null;
    untrack(() => this.selection.ask(question));
  }

  decline(): void {
    const { decline } = this.menu;
    if (!decline) return;
    this.selection.cancel();
    this.live?.move(decline.mv);
  }

  override listen(): void {
    const { ask, log } = this.scene;
    if (ask && ask.kind !== 'action' && ask.moves.length > 1) this.#couldAnswer = log.length;
    super.listen();
  }

  /** Whether the viewer could have answered the newest attack, or has chosen not to be asked. */
  get hadAnAnswer(): boolean {
    const attack = this.acts.at(-1)?.panels.findLast(({ against }) => against === null);
    return (attack !== undefined && this.#couldAnswer > attack.key) || (this.live?.autoPass ?? 'never') !== 'never';
  }

  protected momentOf({ events }: Entry): Moment | null {
    for (const event of events) {
      const moment = momentOf(event, this);
      if (moment) return moment;
    }
    return null;
  }

  get title(): string {
    return t('web-game-lunch-money');
  }

  get goal(): string {
    return t('web-goal-lunch-money');
  }

  story(): Story | null {
    return this.view && storyOf(this.view, this.told, this.names);
  }

  matters({ events }: Entry): boolean {
    return events.some(({ event }) => TELLING.has(event));
  }

  landed(key: number): void {
    this.flights = this.flights.filter((flight) => flight.key !== key);
  }

  override tell(entry: Entry, animated: boolean): void {
    super.tell(entry, animated);
    if (!animated) return;
    for (const event of entry.events) {
      const fresh = flightsOf(event).map((flight) => ({ ...flight, key: (this.#flown += 1) }));
      this.flights = [...this.flights, ...fresh];
      if (settings.sound) soundOf(event);
    }
  }
}
