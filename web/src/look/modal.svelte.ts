import type { Attachment } from 'svelte/attachments';

/** Opens and closes a modal dialog, which keeps the focus inside and hears Esc by itself. A click outside closes it. */
export function modal(open: () => boolean, onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    $effect(() => {
      if (open() && !dialog.open) dialog.showModal();
      if (!open() && dialog.open) dialog.close();
    });
    // The event comes late: the dialog may have been closed from outside, or be open again.
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
