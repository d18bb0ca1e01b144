/** The table by keyboard alone. */
import type { Screen, Side } from './screen.svelte';

interface Doing {
  side: (side: Side) => void;
  help: () => void;
  /** Puts the focus on what fits a selector. */
  focus: (selector: string) => void;
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

export function keysOf(screen: Screen, doing: Doing): (event: KeyboardEvent) => void {
  const pickCard = (position: number) => {
    const { selection } = screen;
    const card = screen.view?.hand[position];
    if (!card) return;
    doing.focus(`[data-hand="${position}"] button`);
    if (!selection.discarding && !selection.playable(card)) return;
    selection.pick(position);
    const { step } = selection;
    if (step.kind === 'target') doing.focus(`[data-seat="${step.seats[0]}"] button`);
  };
  const letters: Record<string, () => void> = {
    t: () => screen.decline(),
    s: () => void screen.live?.stop(),
    h: () => screen.askHint(),
    d: () => screen.menu.discards.length && screen.selection.startDiscard(),
    z: () =>
      screen.selection.held ? screen.selection.cancel() : screen.ask?.kept !== undefined && screen.live?.undo(),
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
      if (focused !== undefined && next !== undefined) doing.focus(`[data-seat="${next}"] button`);
    }
  };
}
