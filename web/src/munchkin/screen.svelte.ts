/** What the parts of the Munchkin screen share: the table as it is shown, what is asked, what has been chosen. */
import { Draft, type Scene } from '../net';
import { settings } from '../settings/settings.svelte';
import { sameMove } from '../table/choose';
import { Playback } from '../table/playback.svelte';
import { Room } from '../table/room.svelte';
import { soundOfYourTurn } from '../table/sounds';
import type {
  Munchkin,
  MunchkinCard,
  MunchkinCombat,
  MunchkinMove,
  MunchkinPerson,
  MunchkinQuestion,
  MunchkinView,
  Seat,
} from '../wire';
import { type Menu, menuOf, type MunchkinAsk, NOTHING, questionOf } from './menu';
import { munchkinPace } from './pace';
import { Selection } from './selection.svelte';
import { type Entry, type Turn, turnsOf } from './turns';

/** What somebody wants to know more about. */
export type About =
  | { card: MunchkinCard; mine: 'hand' | 'table' | null }
  /** Somebody; and perhaps why a card cannot be played at them. */
  | { seat: Seat; not?: MunchkinCard }
  | { pile: 'door' | 'treasure' };

/** A dialog that a player opens. */
export type Panel = { bargain: Seat } | { trade: Seat | null } | 'sell' | 'now' | 'character';

/** Questions that come with a dialog of their own. */
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

export class House extends Room<Munchkin> {
  readonly playback = new Playback(munchkinPace, (entry, animated) => this.#tell(entry, animated));
  readonly selection = new Selection(
    (choice) => this.make(choice.mv),
    () => (this.scene.askEnds === null ? Infinity : this.scene.askEnds - performance.now()),
  );
  /** What goes with the next play, as its player describes it. */
  readonly talk: Draft;
  about = $state.raw<About | null>(null);
  panel = $state.raw<Panel | null>(null);
  /** The question whose dialog was put away. */
  dismissed = $state<number | null>(null);

  constructor(scene: () => Scene<Munchkin>) {
    super(scene);
    this.talk = new Draft(scene().info?.id ?? '', 'talk');
  }

  get over(): boolean {
    return this.winners.length > 0 && !this.playback.busy;
  }

  get winners(): readonly Seat[] {
    return this.view?.winners ?? [];
  }

  protected get players(): number {
    return this.view?.players.length ?? 0;
  }

  readonly view: MunchkinView | null = $derived(this.playback.view);
  readonly fight: MunchkinCombat | null = $derived(this.view?.fight ?? null);
  readonly mine: MunchkinPerson | null = $derived(this.you === null ? null : (this.view?.players[this.you] ?? null));
  /** The question, once everything before it has been shown. */
  readonly ask: MunchkinAsk | null = $derived.by(() => (this.playback.busy ? null : this.scene.ask));
  /** The question that may be answered now. */
  readonly due: MunchkinAsk | null = $derived(this.live && this.ask?.kept === undefined ? this.ask : null);
  readonly question: MunchkinQuestion | null = $derived.by(() => {
    return this.due ? questionOf(this.due, this.view?.asked ?? null, this.you) : null;
  });
  readonly menu: Menu = $derived.by(() => {
    if (!this.live) return NOTHING;
    return menuOf(this.due, this.playback.busy ? null : this.scene.free, this.mine?.items);
  });
  readonly told: readonly Entry[] = $derived(this.playback.log.slice(0, this.playback.told));
  readonly turns: readonly Turn[] = $derived(turnsOf(this.told));
  /** Whether the question has a dialog of its own. */
  readonly hasDialog = $derived(
    this.question !== null && DIALOGS.has(this.question) && (this.due?.moves.length ?? 0) > 1,
  );
  /** Whether that dialog is to be seen. */
  readonly asking = $derived(this.hasDialog && this.due !== null && this.dismissed !== this.due.id);

  person(seat: Seat): MunchkinPerson | null {
    return this.view?.players[seat] ?? null;
  }

  /** The table may have said something new. */
  listen(): void {
    const { view, log, info } = this.scene;
    this.playback.motion = this.motion;
    if (view) this.playback.hear({ view, log, game: info?.number ?? 0 });
  }

  /** Something may be asked of the player now. */
  attend(): void {
    const { due, menu, mine } = this;
    this.selection.ask(menu, `${due?.id ?? ''} ${mine?.hand.join() ?? ''}`);
    const panel = this.panel;
    // A dialog that belongs to a question goes with it.
    if (panel === 'sell' && !this.maySell) this.panel = null;
    if (typeof panel === 'object' && panel && 'bargain' in panel && !menu.requests.length) this.panel = null;
  }

  /** Whether this is a time to sell: at the moves of one's own turn, outside fights. */
  readonly maySell = $derived(
    this.question === 'before-door' || this.question === 'room' || this.question === 'ending',
  );

  /** Makes a move: an answer if it answers the question, else one that nobody asked for. */
  make(move: MunchkinMove): void {
    const { live, due } = this;
    if (!live) return;
    const free = ['trade', 'turn', 'drop', 'show', 'accuse'].some((kind) => typeof move === 'object' && kind in move);
    const answers = due?.moves.some((choice) => sameMove(choice.mv, move)) ?? false;
    if (free && !(answers && live.free === null)) live.makeFree(move);
    else live.move(move, this.talk.take());
  }

  decline(): void {
    const { decline } = this.menu;
    if (!decline || !this.due) return;
    this.selection.cancel();
    this.live?.move(decline.mv);
  }

  #tell(entry: Entry, animated: boolean): void {
    const mine = entry.events.some((event) => event.event === 'turn' && event.seat === this.you);
    if (animated && mine && settings.sound) soundOfYourTurn();
  }
}
