/** What the screens of all games share: the table as it is shown, its players, the question, the open panel. */
import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { Draft, type Scene } from '../net';
import { settings } from '../settings/settings.svelte';
import { say, t } from '../words';
import { levelName } from '../words/labels';
import type { AnyGame, Phrase, Seat, TableAsk, TableEntry } from '../wire';
import { type LiveTable, liveOf } from './model';
import type { Moment } from './moments';
import { type Motion, type Pace, Playback, type Teller } from './playback.svelte';
import { prefs } from './prefs.svelte';
import type { Selectable, Selection } from './selection.svelte';
import { playYourTurn } from './sounds';
import type { Story } from './story';

export type Side = 'log' | 'talk' | 'settings';

/** How many lines summarise what happened meanwhile. */
const LATELY = 2;

const calm = new MediaQuery('(prefers-reduced-motion: reduce)');

export abstract class Room<G extends AnyGame = AnyGame> implements Teller<G> {
  readonly #scene: () => Scene<G>;
  readonly playback: Playback<G>;
  /** The words that go with the player's next play. */
  readonly talk: Draft;
  side = $state<Side | null>(null);
  /** How many chat messages have been read. */
  read = $state(0);
  /** Whether the result of the game was closed. */
  resultClosed = $state(false);
  /** The big moment that is shown now. */
  #moment = $state.raw<Moment | null>(null);
  /** How many lines had been shown when the viewer last answered, or arrived. */
  #waitedFrom = $state(0);
  #wasAsked = false;
  /** The table's newest remark about the viewer's answers, and the line it is about, by its number in the log. */
  #remarked = $state.raw<{ notice: Phrase; line: number } | null>(null);

  constructor(scene: () => Scene<G>, pace: Pace<G>) {
    this.#scene = scene;
    this.playback = new Playback(pace, this);
    this.talk = new Draft(scene().info?.id ?? '', 'talk');
    this.read = scene().chat.length;
  }

  get scene(): Scene<G> {
    return this.#scene();
  }

  /** What the player has chosen so far. */
  abstract readonly selection: Pick<
    Selection<Selectable>,
    'active' | 'ready' | 'step' | 'targets' | 'cancel' | 'confirm' | 'target'
  >;
  /** The winners; nobody before the end. */
  abstract get winners(): readonly Seat[];
  /** Whose turn it is. */
  abstract get turn(): Seat | null;
  /** The player everybody can see the game is waiting for. */
  abstract get decider(): Seat | null;
  /** The number of players. */
  protected abstract get players(): number;
  /** Whether this event begins the viewer's turn. */
  protected abstract isMyTurn(event: G['event']): boolean;
  /** Called when the question may have changed, for the selection. */
  abstract attend(): void;
  /** Gives the default answer. */
  abstract decline(): void;
  /** The big moment of a line, if it has one. */
  protected abstract momentOf(entry: TableEntry<G>): Moment | null;
  /** The story of the finished game; `null` if it cannot be told. */
  abstract story(): Story | null;
  /** The name of the game. */
  abstract get title(): string;
  /** The goal of the game, in one line. */
  abstract get goal(): string;
  /** Whether a line matters to a player who was away for a moment. */
  abstract matters(entry: TableEntry<G>): boolean;

  /** The table as it is shown. */
  readonly view: G['view'] | null = $derived.by(() => this.playback.view);
  readonly told: readonly TableEntry<G>[] = $derived.by(() => this.playback.log.slice(0, this.playback.told));
  readonly live: LiveTable<G> | null = $derived.by(() => liveOf(this.scene));
  /** The question, once everything before it has been shown. */
  readonly ask: TableAsk<G> | null = $derived.by(() => (this.playback.busy ? null : this.scene.ask));
  /** The question that can be answered now. */
  readonly due: TableAsk<G> | null = $derived.by(() => (this.live && this.ask?.kept === undefined ? this.ask : null));
  readonly names: readonly string[] = $derived.by(() => this.scene.names);
  readonly you: Seat | null = $derived.by(() => this.scene.you);
  /** The others, clockwise from the viewer's left; everybody for a spectator. */
  readonly others: readonly Seat[] = $derived.by(() => {
    const { you, players: n } = this;
    if (you === null) return Array.from({ length: n }, (_, i) => i);
    return Array.from({ length: Math.max(0, n - 1) }, (_, i) => (you + 1 + i) % n);
  });
  readonly unread = $derived.by(() => {
    const fresh = this.scene.chat.slice(this.read);
    return fresh.filter(({ by }) => by !== null && by !== this.you && !prefs.isMuted(this.nameOf(by))).length;
  });

  /** The time for the question, or for the others' answers; `null` without a limit. */
  readonly time: { ends: number; total: number } | null = $derived.by(() => {
    const { ask, scene, over } = this;
    const ends = ask ? scene.askEnds : scene.windowEnds;
    const total = (ask ? scene.ask : scene.window)?.clock?.total;
    return ends !== null && total !== undefined && !over ? { ends, total } : null;
  });

  /** The big moment, while it lasts. */
  readonly moment: Moment | null = $derived.by(() => (this.playback.busy ? this.#moment : null));
  /** What happened while the viewer waited: the newest lines that matter, and how many came before them. */
  readonly meanwhile: { lines: readonly string[]; more: number } | null = $derived.by(() => {
    if (!this.due || this.playback.busy) return null;
    const lines = this.told.slice(this.#waitedFrom).filter((entry) => this.matters(entry));
    if (!lines.length) return null;
    const newest = lines.slice(-LATELY);
    return { lines: newest.map((entry) => this.sentence(entry)), more: lines.length - newest.length };
  });

  /** What was let pass for the viewer, or that somebody was quicker: the remark and the line it is about. */
  readonly remark: readonly string[] = $derived.by(() => {
    if (!this.live?.notice) return [];
    const line = this.told[this.#remarked?.line ?? -1];
    return [say(this.live.notice, this.names), ...(line ? [this.sentence(line)] : [])];
  });

  /** Shows again what happened while the viewer waited. */
  showAgain(): void {
    this.playback.again(this.#waitedFrom);
  }

  /** Whether the player may ask for a hint now: there must be a choice. */
  readonly mayAskHint = $derived.by(
    () => this.scene.info?.options.hints === true && this.due !== null && this.due.moves.length > 1,
  );
  /** A strong player's advice about the open question. */
  readonly hint = $derived.by(() => (this.ask && this.live?.hint?.ask === this.ask.id ? this.live.hint : null));
  /** The question that a strong player is thinking about. */
  #pondered = $state<number | null>(null);
  readonly pondering = $derived.by(() => this.ask !== null && this.#pondered === this.ask.id && this.hint === null);

  askHint(): void {
    if (this.mayAskHint && !this.pondering && this.live?.askHint()) this.#pondered = this.ask?.id ?? null;
  }

  /** Whether the game is over and everything has been shown. */
  get over(): boolean {
    return this.winners.length > 0 && !this.playback.busy;
  }

  /** The speed of animations. */
  get motion(): Motion {
    return calm.current ? 'none' : settings.motion;
  }

  /** Whether other people sit here: then a window takes time, and can be stopped. */
  get timed(): boolean {
    return this.others.some((seat) => this.scene.info?.seats[seat]?.who !== 'bot');
  }

  nameOf(seat: Seat): string {
    return this.names[seat] ?? '?';
  }

  /** A name, or "you" for the viewer. */
  nameTo(seat: Seat): string {
    return seat === this.you ? t('t-you') : this.nameOf(seat);
  }

  /** Says that a bot sits there or stands in, or that a player is away; empty for a person who is present. */
  sitter(seat: Seat): string {
    const { who, level } = this.scene.info?.seats[seat] ?? {};
    if (who === 'bot') return t('t-bot', { level: levelName(level ?? '') });
    if (who === 'stood-in') return t('t-stood-in');
    return who === 'away' ? t('t-away') : '';
  }

  /** Whether everybody can see that the game waits for this seat. */
  decides(seat: Seat): boolean {
    return !this.playback.busy && !this.over && this.decider === seat;
  }

  sentence(entry: TableEntry<G>): string {
    return say(entry.say, this.names, this.you);
  }

  /** The words that a person or a bot said with a play. */
  spoken({ talk, remark }: TableEntry<G>): string | undefined {
    return talk ?? (remark && say(remark, this.names));
  }

  open(side: Side): void {
    this.side = this.side === side ? null : side;
  }

  /** Takes in the table's new state. */
  listen(): void {
    const { view, log, info } = this.scene;
    this.playback.motion = this.motion;
    this.playback.deadline = this.scene.ask?.kept === undefined ? this.scene.askEnds : null;
    const notice = this.live?.notice ?? null;
    if (notice !== (this.#remarked?.notice ?? null)) this.#remarked = notice && { notice, line: log.length - 1 };
    // The viewer waits from their last answer on.
    const asked = this.scene.ask !== null && this.scene.ask.kept === undefined;
    if (this.#wasAsked && !asked) this.#waitedFrom = this.playback.told;
    this.#wasAsked = asked;
    const comes = this.playback.view === null;
    if (view) this.playback.hear({ view, log, number: info?.number ?? 0 });
    // Who has just come has not waited, and there is nothing to show again.
    if (comes) this.#waitedFrom = this.playback.told;
  }

  tell(entry: TableEntry<G>, animated: boolean): void {
    this.#moment = animated ? this.momentOf(entry) : null;
    if (animated && settings.sound && entry.events.some((event) => this.isMyTurn(event))) playYourTurn();
  }
}

/** Keeps a room up to date with its scene, for as long as the component lives. */
export function follow(room: Room): void {
  room.listen();
  $effect(() => {
    const { view, log, info, ask } = room.scene;
    void [view, log, info?.number, ask?.id, ask?.kept];
    untrack(() => room.listen());
  });
  $effect(() => () => room.playback.stop());
}
