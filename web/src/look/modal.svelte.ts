import type { Attachment } from 'svelte/attachments';

/** Opens and closes a modal dialog, which traps the focus and handles Esc. A click outside closes it. */
export function modal(open: () => boolean, onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
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
