import type { Attachment } from 'svelte/attachments';
import { openedSheet } from './back';

/**
 * Opens and closes a modal dialog, which traps the focus and handles Esc. A click outside closes it. If it is a sheet,
 * so does the browser's Back.
 */
export function modal(open: () => boolean, onclose: () => void, sheet = false): Attachment<HTMLDialogElement> {
  return (dialog) => {
    $effect(() => (sheet && open() ? openedSheet(onclose) : undefined));
    $effect(() => {
      if (open() && !dialog.open) dialog.showModal();
      if (!open() && dialog.open) dialog.close();
    });
    // The event comes late: by then the dialog may have been closed from outside, or opened again.
    const closed = () => {
      if (open() && !dialog.open) onclose();
    };
    const clicked = (event: MouseEvent) => {
      if (event.target === dialog) onclose();
    };
    dialog.addEventListener('close', closed);
    dialog.addEventListener('click', clicked);
    return () => {
      dialog.removeEventListener('close', closed);
      dialog.removeEventListener('click', clicked);
    };
  };
}
