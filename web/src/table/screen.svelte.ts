/** What the parts of a table screen share: the table as it is shown, what is asked, what has been chosen. */
import { Draft, type Scene } from '../net';
import { settings } from '../settings/settings.svelte';
import type { Card, LunchMoney, Seat, SeatView, TableAsk, TableEntry, View } from '../wire';
import { type Act, actsOf, inTheAir } from './acts';
import { menuOf } from './choose';
import { type Flight, flightsOf } from './flights';
import { lunchMoneyPace, Playback } from './playback.svelte';
import { Room } from './room.svelte';
import { Selection } from './selection.svelte';
import { soundOf, soundOfYourTurn } from './sounds';

/** What somebody wants to know more about. */
export type About = { card: Card; mine: boolean } | { seat: Seat } | { pile: 'draw' | 'discard' };

export type { Side } from './room.svelte';

export class Screen extends Room<LunchMoney> {
  readonly playback = new Playback(lunchMoneyPace, (entry, animated) => this.#tell(entry, animated));
  readonly selection = new Selection(
    (move) => this.live?.move(move, this.talk.take()),
    () => (this.scene.askEnds === null ? Infinity : this.scene.askEnds - performance.now()),
  );
  /** What goes with the next play, as its player describes it. */
  readonly talk: Draft;
  about = $state.raw<About | null>(null);
  /** The card of the hand that has the focus. */
  looked = $state.raw<Card | null>(null);
  flights = $state.raw<readonly (Flight & { key: number })[]>([]);
  #flown = 0;

  constructor(scene: () => Scene) {
    super(scene);
    this.talk = new Draft(scene().info?.id ?? '', 'talk');
  }

  readonly view: View | null = $derived(this.playback.view);
  /** The question, once everything before it has been shown. */
  readonly ask: TableAsk | null = $derived.by(() => (this.playback.busy ? null : this.scene.ask));
  readonly menu = $derived(menuOf(this.ask?.kept === undefined ? this.ask : null));
  readonly told: readonly TableEntry[] = $derived(this.playback.log.slice(0, this.playback.told));
  readonly acts: readonly Act[] = $derived(actsOf(this.told));
  /** The newest turn in which anything lay on the table: what the strip shows. */
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
  readonly mine: SeatView | null = $derived(this.you === null ? null : (this.view?.seats[this.you] ?? null));

  get over(): boolean {
    return this.view?.winner != null && !this.playback.busy;
  }

  get winners(): readonly Seat[] {
    const winner = this.view?.winner ?? null;
    return winner === null ? [] : [winner];
  }

  protected get players(): number {
    return this.view?.seats.length ?? 0;
  }

  /** Nothing has happened in this turn but that it began. */
  isQuiet(act: Act): boolean {
    const events = this.told.slice(act.from, act.to).flatMap((entry) => entry.events);
    return events.every(({ event }) => event === 'turn-began' || event === 'drew');
  }

  /** Something is asked, but this card of the hand is no answer to it. */
  isDim(card: Card): boolean {
    const { ask, selection } = this;
    const open = this.live !== null && ask !== null && ask.kept === undefined;
    return open && (this.view?.hand.includes(card) ?? false) && !selection.playable(card);
  }

  /** The table may have said something new. */
  listen(): void {
    const { view, log, info } = this.scene;
    this.playback.motion = this.motion;
    if (view) this.playback.hear({ view, log, game: info?.number ?? 0 });
  }

  /** Something may be asked of the player now. */
  attend(): void {
    const { ask, menu, view } = this;
    const open = ask && ask.kept === undefined && view;
    this.selection.ask(open ? { id: ask.id, menu, hand: view.hand } : null);
  }

  decline(): void {
    const { decline } = this.menu;
    if (!decline) return;
    this.selection.cancel();
    this.live?.move(decline.mv);
  }

  landed(key: number): void {
    this.flights = this.flights.filter((flight) => flight.key !== key);
  }

  #tell(entry: TableEntry, animated: boolean): void {
    if (!animated) return;
    for (const event of entry.events) {
      const fresh = flightsOf(event).map((flight) => ({ ...flight, key: (this.#flown += 1) }));
      this.flights = [...this.flights, ...fresh];
      if (settings.sound) soundOf(event);
    }
    const mine = entry.events.some((event) => event.event === 'turn-began' && event.seat === this.you);
    if (mine && settings.sound) soundOfYourTurn();
  }
}
