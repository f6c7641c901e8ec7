import { type Behaviour, defineBehaviour } from '#app/browser/behaviours.ts';
import { listenUntil } from '#app/browser/listen.ts';
import { isModified } from '#app/browser/modified-event.ts';
import { isOpen } from '../floating/opener.ts';
import { targetOf } from '../target/target.ts';

/** The action of a trigger on its dialog. */
export type DialogAction = 'show' | 'hide' | 'toggle';

/** Shows a dialog: modal, or as a popover if its markup makes it one. */
export function openDialog(dialog: HTMLElement, trigger?: HTMLElement): void {
  if (isDialogOpen(dialog)) return;
  const { clientWidth, style } = document.documentElement;
  // Overlay scroll bars leave no gap (conformance MO-4).
  style.setProperty('--gutter', innerWidth > clientWidth ? 'stable' : 'auto');
  // Safari does not focus a pressed button, so the focus could not return to it.
  trigger?.focus();
  if (isModal(dialog)) {
    dialog.showModal();
    return;
  }
  dialog.showPopover();
  dialog.focus();
  if (trigger) returnFocus(dialog, trigger);
}

/** The platform returns the focus from a modal dialog, but not from a manual popover. */
function returnFocus(dialog: HTMLElement, trigger: HTMLElement): void {
  const end = new AbortController();
  listenUntil(end.signal)(dialog, 'beforetoggle', ({ newState }) => {
    if (newState !== 'closed') return;
    end.abort();
    if (dialog.contains(document.activeElement)) trigger.focus();
  });
}

export function closeDialog(dialog: HTMLElement): void {
  if (!isDialogOpen(dialog)) return;
  if (isModal(dialog)) dialog.close();
  else dialog.hidePopover();
}

export function isDialogOpen(dialog: HTMLElement): boolean {
  return isModal(dialog) ? dialog.open : isOpen(dialog);
}

/** False if the markup makes the dialog a popover and the browser supports popovers. */
function isModal(dialog: HTMLElement): dialog is HTMLDialogElement {
  return dialog instanceof HTMLDialogElement && !dialog.popover;
}

/**
 * Creates the behaviour of a dialog's trigger. Without script the platform does the same by `command` or
 * `popovertarget`.
 *
 * @param name the name of the behaviour
 * @param attribute the attribute in which the trigger names its dialog
 * @param message logged to the console if the dialog does not exist (conformance WG-2)
 */
export function dialogTrigger<Name extends string>(
  name: Name,
  attribute: string,
  message: (id: string) => string,
): Behaviour<Name> {
  return defineBehaviour(name, (trigger, signal) => {
    if (!targetOf(trigger, attribute, message)) return;
    listenUntil(signal)(trigger, 'click', (event) => {
      // Looked up at each click: React may have replaced it.
      const dialog = document.getElementById(trigger.getAttribute(attribute) ?? '');
      if (!dialog) return;
      event.preventDefault();
      const { action } = trigger.dataset;
      if (isDialogOpen(dialog)) {
        if (action !== 'show') closeDialog(dialog);
      } else if (action !== 'hide') openDialog(dialog, trigger);
    });
  });
}

/**
 * Closes a modal dialog at a press that starts and ends outside its box, where the browser does not
 * support `closedby` (conformance MO-2).
 */
export function closeOnBackdrop(dialog: HTMLElement, signal: AbortSignal): void {
  const isOutside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    return target === dialog && !inside;
  };
  const listen = listenUntil(signal);
  let began = false;
  listen(dialog, 'pointerdown', (event) => (began = isOutside(event)));
  listen(dialog, 'click', (event) => began && isOutside(event) && closeDialog(dialog));
}

/** Closes a dialog when the visitor follows a link inside it or goes back. */
export function closeOnLeaving(dialog: HTMLElement, signal: AbortSignal): void {
  const listen = listenUntil(signal);
  listen(dialog, 'click', (event) => {
    const { target } = event;
    // A link that acts as a button, or that opens elsewhere, does not leave.
    if (event.defaultPrevented || isModified(event)) return;
    if (target instanceof Element && target.closest('a[href]')) closeDialog(dialog);
  });
  listen(window, 'popstate', () => closeDialog(dialog));
}

/**
 * Whether Escape belongs to another modal dialog or popover over the page.
 *
 * @param own the calling drawer, which may be one of them
 */
export function isCovered(own?: HTMLElement): boolean {
  const drawers = [...document.querySelectorAll<HTMLElement>('.drawer[popover]')].filter(isOpen);
  const popovers = [...document.querySelectorAll<HTMLElement>('[popover]:not(.drawer)')];
  return (
    document.querySelector('dialog:modal') !== null ||
    popovers.some(isOpen) ||
    (drawers.length > 0 && drawers.at(-1) !== own)
  );
}
