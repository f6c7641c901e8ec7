import { defineBehaviour } from '#app/browser/behaviours.ts';
import { listenUntil } from '#app/browser/listen.ts';
import { closeDialog, closeOnBackdrop, closeOnLeaving, dialogTrigger } from '../dialog/dialog.ts';
import { isOpen } from '../floating/opener.ts';

export const modalTrigger = dialogTrigger(
  'modal-trigger',
  'data-modal-target',
  (id) =>
    `Modal with id ${id} does not exist. Are you sure that the data-modal-target attribute points to the correct modal id?.`,
);

/** Implements `closedby` where it is missing. Escape, focus and nesting are the platform's. */
export const modal = defineBehaviour('modal', (dialog, signal) => {
  const listen = listenUntil(signal);
  const { backdrop, closable } = dialog.dataset;
  closeOnLeaving(dialog, signal);
  if (closable === 'false') {
    listen(dialog, 'cancel', (event) => event.target === dialog && event.preventDefault());
    // A second Escape in a row would close it without a `cancel` event.
    listen(dialog, 'keydown', (event) => {
      if (event.key === 'Escape' && !hasOpen(dialog)) event.preventDefault();
    });
  } else if (backdrop === 'dynamic') {
    closeOnBackdrop(dialog, signal);
  }
  return () => closeDialog(dialog);
});

/** Whether an open popover inside takes the Escape. */
function hasOpen(dialog: HTMLElement): boolean {
  const popovers = [...dialog.querySelectorAll<HTMLElement>('[popover]')];
  return dialog.querySelector('dialog:modal') !== null || popovers.some(isOpen);
}
