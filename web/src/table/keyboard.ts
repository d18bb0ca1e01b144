/** Playing by keyboard alone: the keys that all games share. */
import type { Room, Side } from './room.svelte';
import type { Seat } from '../wire';

/** What keys do outside the table. */
export interface Doing {
  side: (side: Side) => void;
  help: () => void;
  /** Puts the focus on what fits a selector. */
  focus: (selector: string) => void;
}

/** The keys of a game. */
export interface Keys {
  /** All its keys, and the messages that explain them. */
  help: readonly (readonly [key: string, text: string])[];
  /** The letters of this game, besides those that all games share. */
  letters: Record<string, () => void>;
  /** Selects a card of the hand, or its equivalent, by its place; false if nothing happened. */
  pick: (place: number) => boolean;
  /** A selector for the player to focus when one must be chosen. */
  player: (seat: Seat) => string;
}

/** Keys that only open something to look at. */
const LOOKING = new Set(['l', 'c', '?']);

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** Whether Enter already does something there. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, summary, [role=button]') !== null;
}

export function listening(screen: Room, doing: Doing, keys: Keys): (event: KeyboardEvent) => void {
  const letters: Record<string, () => void> = {
    t: () => screen.decline(),
    s: () => void screen.live?.stop(),
    z: () => screen.ask?.kept !== undefined && screen.live?.undo(),
    l: () => doing.side('log'),
    c: () => doing.side('talk'),
    '?': doing.help,
    ...keys.letters,
  };
  const pick = (place: number) => {
    if (!keys.pick(place)) return;
    const { step } = screen.selection;
    if (step.kind === 'target') doing.focus(keys.player(step.seats[0] ?? -1));
  };

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Nothing can be answered before it was shown: the key only takes the screen there.
    const unseen = screen.playback.busy;
    screen.playback.skip();
    if (event.key === 'Escape' && screen.selection.active) {
      screen.selection.cancel();
      event.preventDefault();
      return;
    }
    // A sheet or dialog has its own keys.
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    if (unseen && !LOOKING.has(event.key.toLowerCase())) return;
    const act = letters[event.key.toLowerCase()];
    const { step } = screen.selection;
    if (act) {
      event.preventDefault();
      act();
    } else if (event.key === 'Enter' && !isControl(event.target)) {
      screen.selection.confirm();
    } else if (/^[1-9]$/.test(event.key)) {
      pick(Number(event.key) - 1);
    } else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && step.kind === 'target') {
      const focused = document.activeElement?.closest<HTMLElement>('[data-seat]')?.dataset['seat'];
      const order = screen.others.filter((seat) => step.seats.includes(seat));
      const at = order.indexOf(Number(focused ?? -1));
      const next = order[(at + (event.key === 'ArrowRight' ? 1 : -1) + order.length) % order.length];
      if (focused !== undefined && next !== undefined) doing.focus(keys.player(next));
    }
  };
}
