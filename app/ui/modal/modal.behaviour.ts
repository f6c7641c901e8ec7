import type { Behaviour } from '#app/behaviours.ts';
import { closeDialog, closeOnBackdrop, closeOnLink, dialogTrigger } from '../dialog/dialog.ts';

export const modalTrigger: Behaviour = dialogTrigger(
  'modalTarget',
  (id) =>
    `Modal with id ${id} does not exist. Are you sure that the data-modal-target attribute points to the correct modal id?.`,
);

/** What `closedby` says in newer browsers. Escape, the focus and nesting are the platform's. */
export const modal: Behaviour = (dialog) => {
  const end = new AbortController();
  const { signal } = end;
  const { backdrop, closable } = dialog.dataset;
  closeOnLink(dialog, signal);
  if (closable === 'false') {
    const refuse = (event: Event) => event.preventDefault();
    dialog.addEventListener('cancel', refuse, { signal });
    // A second Escape in a row would close without asking.
    dialog.addEventListener('keydown', (event) => event.key === 'Escape' && refuse(event), {
      signal,
    });
  } else if (backdrop === 'dynamic') {
    closeOnBackdrop(dialog, signal);
  }
  return () => {
    closeDialog(dialog);
    end.abort();
  };
};
