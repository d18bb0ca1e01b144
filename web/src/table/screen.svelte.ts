/** What the parts of a table screen share: the table as it is shown, what is asked, what has been chosen. */
import { MediaQuery } from 'svelte/reactivity';
import { Draft, type Scene } from '../net';
import { settings } from '../settings/settings.svelte';
import { say, t } from '../words';
import type { Card, Seat, SeatView, TableAsk, TableEntry, View } from '../wire';
import { type Act, actsOf, inTheAir } from './acts';
import { menuOf } from './choose';
import { type Flight, flightsOf } from './flights';
import { type LiveTable, liveOf } from './model';
import { Playback } from './playback.svelte';
import { prefs } from './prefs.svelte';
import { Selection } from './selection.svelte';
import { soundOf, soundOfYourTurn } from './sounds';

/** What somebody wants to know more about. */
export type About = { card: Card; mine: boolean } | { seat: Seat } | { pile: 'draw' | 'discard' };

export type Side = 'log' | 'talk' | 'settings';

const calm = new MediaQuery('(prefers-reduced-motion: reduce)');

export class Screen {
  readonly #scene: () => Scene;
  readonly playback = new Playback((entry, animated) => this.#tell(entry, animated));
  readonly selection = new Selection(
    (move) => this.live?.move(move, this.talk.take()),
    () => (this.scene.askEnds === null ? Infinity : this.scene.askEnds - performance.now()),
  );
  /** What goes with the next play, as its player describes it. */
  readonly talk: Draft;
  about = $state.raw<About | null>(null);
  /** The card of the hand that has the focus. */
  looked = $state.raw<Card | null>(null);
  side = $state<Side | null>(null);
  flights = $state.raw<readonly (Flight & { key: number })[]>([]);
  /** Lines of talk that have been seen. */
  read = $state(0);
  #flown = 0;

  constructor(scene: () => Scene) {
    this.#scene = scene;
    this.talk = new Draft(scene().info?.id ?? '', 'talk');
    this.read = scene().chat.length;
  }

  get scene(): Scene {
    return this.#scene();
  }

  readonly live: LiveTable | null = $derived.by(() => liveOf(this.scene));
  readonly names: readonly string[] = $derived.by(() => this.scene.names);
  readonly you: Seat | null = $derived.by(() => this.scene.you);
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
  /** The others, clockwise from the viewer's left; everybody for a spectator. */
  readonly others: readonly Seat[] = $derived.by(() => {
    const n = this.view?.seats.length ?? 0;
    const { you } = this;
    if (you === null) return Array.from({ length: n }, (_, i) => i);
    return Array.from({ length: Math.max(0, n - 1) }, (_, i) => (you + 1 + i) % n);
  });
  readonly mine: SeatView | null = $derived(this.you === null ? null : (this.view?.seats[this.you] ?? null));
  readonly unread = $derived.by(() => {
    const fresh = this.scene.chat.slice(this.read);
    return fresh.filter(({ by }) => by !== null && by !== this.you && !prefs.isMuted(this.nameOf(by))).length;
  });
  readonly over = $derived(this.view?.winner != null && !this.playback.busy);

  /** Whether one may ask now what a strong player would do: where there is something to choose. */
  readonly mayAskHint = $derived.by(() => {
    const { ask, live, scene } = this;
    return (
      scene.info?.options.hints === true && live !== null && ask?.kept === undefined && (ask?.moves.length ?? 0) > 1
    );
  });
  /** What a strong player would do about the question that is asked. */
  readonly hint = $derived.by(() => (this.ask && this.live?.hint?.ask === this.ask.id ? this.live.hint : null));
  /** The question that a strong player is thinking about. */
  #pondered = $state<number | null>(null);
  readonly pondering = $derived.by(() => this.ask !== null && this.#pondered === this.ask.id && this.hint === null);

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

  nameOf(seat: Seat): string {
    return this.names[seat] ?? '?';
  }

  /** A name as the viewer is spoken to. */
  nameTo(seat: Seat): string {
    return seat === this.you ? t('t-you') : this.nameOf(seat);
  }

  sentence(entry: TableEntry): string {
    return say(entry.say, this.names);
  }

  /** The table may have said something new. */
  listen(): void {
    const { view, log, info } = this.scene;
    this.playback.motion = calm.current ? 'none' : settings.motion;
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

  askHint(): void {
    if (this.mayAskHint && !this.pondering && this.live?.askHint()) this.#pondered = this.ask?.id ?? null;
  }

  open(side: Side): void {
    this.side = this.side === side ? null : side;
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
