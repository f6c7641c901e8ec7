import { defineBehaviour } from '#app/browser/behaviours.ts';
import { closeDialog, closeOnBackdrop, closeOnLeaving, dialogTrigger } from '../dialog/dialog.ts';
import { isOpen } from '../floating/opener.ts';

export const modalTrigger = dialogTrigger(
  'modal-trigger',
  'modalTarget',
  (id) =>
    `Modal with id ${id} does not exist. Are you sure that the data-modal-target attribute points to the correct modal id?.`,
);

/** Implements `closedby` where it is missing. Escape, focus and nesting are the platform's. */
export const modal = defineBehaviour('modal', (dialog) => {
  const end = new AbortController();
  const { signal } = end;
  const { backdrop, closable } = dialog.dataset;
  closeOnLeaving(dialog, signal);
  if (closable === 'false') {
    dialog.addEventListener(
      'cancel',
      (event) => event.target === dialog && event.preventDefault(),
      { signal },
    );
    // A second Escape in a row would close it without a `cancel` event.
    dialog.addEventListener(
      'keydown',
      (event) => event.key === 'Escape' && !hasOpen(dialog) && event.preventDefault(),
      { signal },
    );
  } else if (backdrop === 'dynamic') {
    closeOnBackdrop(dialog, signal);
  }
  return () => {
    closeDialog(dialog);
    end.abort();
  };
});

/** Whether an open popover inside takes the Escape. */
function hasOpen(dialog: HTMLElement): boolean {
  const popovers = [...dialog.querySelectorAll<HTMLElement>('[popover]')];
  return dialog.querySelector('dialog:modal') !== null || popovers.some(isOpen);
}
