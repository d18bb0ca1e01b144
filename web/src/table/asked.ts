/** The parts of the prompt that all games share. */
import type { IconName } from '../look/icons';
import { large, say, t } from '../words';
import type { AnyGame, TableChoice } from '../wire';
import { sameMove } from './choose';
import type { Room } from './room.svelte';

/** A button of the prompt. */
export interface Offer {
  key: string;
  text: string;
  icon?: IconName;
  hotkey?: string;
  /** The one that stands out. */
  primary?: boolean;
  /** Whether it opens something on the side, and should take little room. */
  small?: boolean;
  /** Whether it disappears when time runs out, which is shown. */
  timed?: boolean;
  onpick: () => void;
}

/** What the prompt shows. */
export interface PromptContent {
  sentence: string;
  detail?: string;
  /** Facts about the selected card, one per line. */
  facts?: readonly string[];
  moves: Offer[];
  /** Whether the player may still decline. */
  open: boolean;
}

export function inWords<G extends AnyGame>(choice: TableChoice<G>, screen: Room<G>): string {
  return large(say(choice.say, screen.names));
}

export function cancelOffer<G extends AnyGame>({ selection }: Room<G>): Offer {
  return { key: 'cancel', text: t('t-cancel'), icon: 'ui:close', hotkey: 'Esc', onpick: () => selection.cancel() };
}

/** The button that asks for a hint, if hints are allowed. */
export function hintOffers(screen: Room, hotkey: string): Offer[] {
  if (!screen.mayAskHint || screen.hint) return [];
  const text = t(screen.pondering ? 't-hint-pondering' : 't-hint-ask');
  return [{ key: 'hint', text, icon: 'ui:hint', hotkey, small: true, onpick: () => screen.askHint() }];
}

/** A card is selected, and one more click plays it: shows what that would do, and other facts. */
export function readyPrompt<G extends AnyGame>(
  choice: TableChoice<G>,
  facts: readonly string[],
  screen: Room<G>,
): PromptContent {
  const play: Offer = {
    key: 'play',
    text: t('t-play-it'),
    icon: 'ui:play',
    hotkey: 'Enter',
    primary: true,
    onpick: () => screen.selection.confirm(),
  };
  return { sentence: inWords(choice, screen), facts, moves: [play, cancelOffer(screen)], open: false };
}

/** Shown while nothing can be answered: the current line, the wait, or the answer that waits. */
export function passivePrompt(screen: Room, window = t('t-window')): PromptContent | null {
  const { ask, live } = screen;
  const last = screen.told.at(-1);
  if (screen.playback.busy && last) return { sentence: screen.sentence(last), moves: [], open: false };
  if (screen.over && live) return { sentence: waiting(screen, window), moves: afterwards(screen), open: false };
  if (!ask || !live) return { sentence: waiting(screen, window), moves: [], open: false };
  if (ask.kept === undefined) return null;
  const kept = ask.moves.find(({ mv }) => sameMove(mv, ask.kept));
  return {
    sentence: t('t-kept', { move: kept ? say(kept.say, screen.names) : '' }),
    detail: t('t-kept-detail'),
    moves: [
      { key: 'undo', text: t('t-undo'), icon: 'ui:undo', hotkey: 'Z', timed: true, onpick: () => void live.undo() },
    ],
    open: false,
  };
}

/** What can be done after the game, also when the result was closed. */
function afterwards(screen: Room): Offer[] {
  const again: Offer = {
    key: 'rematch',
    text: t('t-rematch'),
    icon: 'ui:play',
    primary: true,
    onpick: () => void screen.live?.rematch(),
  };
  const result: Offer = {
    key: 'result',
    text: t('t-result'),
    icon: 'ui:trophy',
    onpick: () => (screen.resultClosed = false),
  };
  return screen.you === null ? [result] : [again, result];
}

function waiting(screen: Room, window: string): string {
  const { view, winners, you, scene } = screen;
  if (!view) return '';
  if (winners.length) {
    const name = winners.map((seat) => screen.nameOf(seat)).join(', ');
    return t('t-winner', { name, you: String(you !== null && winners.includes(you)) });
  }
  if (scene.window) return window;
  const seat = screen.decider ?? screen.turn;
  return seat === null || seat === you ? t('t-moment') : t('t-waiting-for', { name: screen.nameOf(seat) });
}
