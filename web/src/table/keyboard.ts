/** A table by keyboard alone: what the keys of every game have in common. */
import type { Playback } from './playback.svelte';
import type { Room, Side } from './room.svelte';
import type { AnyGame, Seat } from '../wire';

/** What keys do outside the table. */
export interface Doing {
  side: (side: Side) => void;
  help: () => void;
  /** Puts the focus on what fits a selector. */
  focus: (selector: string) => void;
}

/** A screen with something to choose. */
type Choosing<G extends AnyGame> = Room<G> & {
  readonly playback: Pick<Playback<G>, 'skip'>;
  readonly selection: {
    readonly active: boolean;
    readonly held: unknown;
    readonly step: { kind: string; seats?: readonly Seat[] };
    cancel(): void;
  };
  decline(): void;
};

interface Keys {
  /** What letters do in this game, beside those that all games have. */
  letters: Record<string, () => void>;
  /** Takes a card of the hand, by its place; false if nothing came of it. */
  pick: (place: number) => boolean;
  /** What has the focus when a player is chosen. */
  player: (seat: Seat) => string;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

export function listening<G extends AnyGame>(
  screen: Choosing<G>,
  doing: Doing,
  keys: Keys,
): (event: KeyboardEvent) => void {
  const letters: Record<string, () => void> = {
    t: () => screen.decline(),
    s: () => void screen.live?.stop(),
    z: () =>
      screen.selection.held ? screen.selection.cancel() : screen.ask?.kept !== undefined && screen.live?.undo(),
    l: () => doing.side('log'),
    c: () => doing.side('talk'),
    '?': doing.help,
    ...keys.letters,
  };
  const pick = (place: number) => {
    if (!keys.pick(place)) return;
    const { kind, seats } = screen.selection.step;
    if (kind === 'target' && seats) doing.focus(keys.player(seats[0] ?? -1));
  };

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    screen.playback.skip();
    if (event.key === 'Escape' && screen.selection.active) {
      screen.selection.cancel();
      event.preventDefault();
      return;
    }
    // A sheet or dialog has its own keys.
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const act = letters[event.key.toLowerCase()];
    const { kind, seats } = screen.selection.step;
    if (act) {
      event.preventDefault();
      act();
    } else if (/^[1-9]$/.test(event.key)) {
      pick(Number(event.key) - 1);
    } else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && kind === 'target' && seats) {
      const focused = document.activeElement?.closest<HTMLElement>('[data-seat]')?.dataset['seat'];
      const order = screen.others.filter((seat) => seats.includes(seat));
      const at = order.indexOf(Number(focused ?? -1));
      const next = order[(at + (event.key === 'ArrowRight' ? 1 : -1) + order.length) % order.length];
      if (focused !== undefined && next !== undefined) doing.focus(keys.player(next));
    }
  };
}
