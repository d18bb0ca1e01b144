/** The Munchkin table by keyboard alone. */
import { isTyping } from '../table/keys';
import type { House } from './screen.svelte';
import type { Side } from '../table/room.svelte';

interface Doing {
  side: (side: Side) => void;
  help: () => void;
  /** Puts the focus on what fits a selector. */
  focus: (selector: string) => void;
}

export function keysOf(screen: House, doing: Doing): (event: KeyboardEvent) => void {
  const pickCard = (place: number) => {
    const { selection } = screen;
    const card = screen.mine?.hand[place];
    if (card === undefined) return;
    doing.focus(`[data-hand="${place}"] button`);
    if (!selection.playable({ card, place })) return;
    selection.pick({ card, place });
    const { step } = selection;
    if (step.kind === 'target') doing.focus(`[data-seat="${step.seats[0]}"]`);
  };
  const letters: Record<string, () => void> = {
    t: () => screen.decline(),
    s: () => void screen.live?.stop(),
    z: () =>
      screen.selection.held ? screen.selection.cancel() : screen.ask?.kept !== undefined && screen.live?.undo(),
    h: () => {
      const [request] = screen.menu.requests;
      if (request) screen.panel = { bargain: request.at?.[0] ?? 0 };
    },
    i: () => screen.askHint(),
    g: () => screen.maySell && (screen.panel = 'sell'),
    n: () => screen.live && (screen.panel = 'now'),
    y: () => (screen.panel = 'character'),
    a: () => screen.hasDialog && (screen.dismissed = null),
    l: () => doing.side('log'),
    c: () => doing.side('talk'),
    '?': doing.help,
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
    if (act) {
      event.preventDefault();
      act();
    } else if (/^[1-9]$/.test(event.key)) {
      pickCard(Number(event.key) - 1);
    } else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && screen.selection.step.kind === 'target') {
      const { seats } = screen.selection.step;
      const focused = document.activeElement?.closest<HTMLElement>('[data-seat]')?.dataset['seat'];
      const order = screen.others.filter((seat) => seats.includes(seat));
      const at = order.indexOf(Number(focused ?? -1));
      const next = order[(at + (event.key === 'ArrowRight' ? 1 : -1) + order.length) % order.length];
      if (focused !== undefined && next !== undefined) doing.focus(`[data-seat="${next}"]`);
    }
  };
}
