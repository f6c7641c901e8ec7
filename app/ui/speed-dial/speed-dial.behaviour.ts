import { defineBehaviour } from '#app/browser/behaviours.ts';
import { listenUntil } from '#app/browser/listen.ts';
import { isCovered } from '../dialog/dialog.ts';
import { openAtPress } from '../floating/press.ts';
import { targetOf } from '../target/target.ts';

/** Opens and closes the list of a dial; `data-open` and `aria-expanded` hold the state. */
export const speedDial = defineBehaviour('speed-dial', (dial, signal) => {
  const listen = listenUntil(signal);
  const trigger = dial.querySelector<HTMLElement>('[data-dial-toggle]');
  if (!trigger) return;
  const list = targetOf(
    trigger,
    'data-dial-toggle',
    (id) =>
      `Dial with id ${id} does not exist. Are you sure that the data-dial-toggle attribute points to the correct modal id?`,
  );
  if (!list) return;
  const onHover = dial.dataset.dialTrigger === 'hover';
  const isOpen = () => dial.dataset.open !== undefined;
  let returning = false;

  function set(open: boolean): void {
    if (open) dial.dataset.open = '';
    else delete dial.dataset.open;
    trigger?.setAttribute('aria-expanded', String(open));
  }

  if (onHover) {
    for (const element of [trigger, list]) {
      listen(element, 'pointerenter', ({ pointerType }) => pointerType === 'mouse' && set(true));
    }
    listen(dial, 'pointerleave', () => {
      if (!list.contains(document.activeElement)) set(false);
    });
  }
  const press = openAtPress(trigger, isOpen, signal);
  listen(trigger, 'click', () => {
    const { open, by } = press();
    // Hover opened it: a mouse click leaves it open.
    set(!open || (onHover && by === 'mouse'));
  });
  listen(dial, 'focusin', () => returning || set(true));
  listen(dial, 'focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !dial.contains(relatedTarget)) set(false);
  });
  // The mouse may have opened it while the focus is elsewhere.
  listen(document, 'keydown', (event) => {
    const { key, defaultPrevented, isComposing } = event;
    if (key !== 'Escape' || defaultPrevented || isComposing || !isOpen()) return;
    if (isCovered()) return;
    event.preventDefault();
    set(false);
    returning = true;
    if (list.contains(document.activeElement)) trigger.focus();
    returning = false;
  });
  // Safari does not focus a pressed button, so no focus leaves it.
  listen(document, 'pointerdown', ({ target }) => {
    if (target instanceof Node && !dial.contains(target)) set(false);
  });
  listen(list, 'click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href], button')) set(false);
  });
  return () => set(false);
});
