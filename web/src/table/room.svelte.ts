/** What the screens of all games share: who sits there, what is said, which panel is open. */
import { MediaQuery } from 'svelte/reactivity';
import type { Scene } from '../net';
import { levelName } from '../pages/labels';
import { settings } from '../settings/settings.svelte';
import { say, t } from '../words';
import type { AnyGame, Seat, TableAsk, TableEntry } from '../wire';
import { type LiveTable, liveOf } from './model';
import type { Motion } from './playback.svelte';
import { prefs } from './prefs.svelte';

export type Side = 'log' | 'talk' | 'settings';

const calm = new MediaQuery('(prefers-reduced-motion: reduce)');

export abstract class Room<G extends AnyGame = AnyGame> {
  readonly #scene: () => Scene<G>;
  side = $state<Side | null>(null);
  /** Lines of talk that have been seen. */
  read = $state(0);

  constructor(scene: () => Scene<G>) {
    this.#scene = scene;
    this.read = scene().chat.length;
  }

  get scene(): Scene<G> {
    return this.#scene();
  }

  /** Whether the game is over, and everything has been shown. */
  abstract get over(): boolean;
  /** Who has won: nobody before the end. */
  abstract get winners(): readonly Seat[];
  /** The question, once everything before it has been shown. */
  abstract readonly ask: TableAsk<G> | null;
  /** How many play. */
  protected abstract get players(): number;

  readonly live: LiveTable<G> | null = $derived.by(() => liveOf(this.scene));
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

  /** What time there is: for the question, or for the others' answers. Nothing if nobody has to hurry. */
  readonly time: { ends: number; total: number } | null = $derived.by(() => {
    const { ask, scene, over } = this;
    const ends = ask ? scene.askEnds : scene.windowEnds;
    const total = (ask ? scene.ask : scene.window)?.clock?.total;
    return ends !== null && total !== undefined && !over ? { ends, total } : null;
  });

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

  askHint(): void {
    if (this.mayAskHint && !this.pondering && this.live?.askHint()) this.#pondered = this.ask?.id ?? null;
  }

  /** How fast things move. */
  get motion(): Motion {
    return calm.current ? 'none' : settings.motion;
  }

  nameOf(seat: Seat): string {
    return this.names[seat] ?? '?';
  }

  /** A name as the viewer is spoken to. */
  nameTo(seat: Seat): string {
    return seat === this.you ? t('t-you') : this.nameOf(seat);
  }

  /** Whether a bot sits there, or plays for somebody, or nobody does just now; nothing of a person who is there. */
  sitter(seat: Seat): string {
    const { who, level } = this.scene.info?.seats[seat] ?? {};
    if (who === 'bot') return t('t-bot', { level: levelName(level ?? '') });
    if (who === 'stood-in') return t('t-stood-in');
    return who === 'away' ? t('t-away') : '';
  }

  sentence(entry: TableEntry<G>): string {
    return say(entry.say, this.names);
  }

  /** What was said to it, by a person or a bot. */
  spoken({ talk, remark }: TableEntry<G>): string | undefined {
    return talk ?? (remark && say(remark, this.names));
  }

  open(side: Side): void {
    this.side = this.side === side ? null : side;
  }
}
