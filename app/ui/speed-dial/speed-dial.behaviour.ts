import { defineBehaviour } from '#app/browser/behaviours.ts';
import { isCovered } from '../dialog/dialog.ts';
import { openAtPress } from '../floating/press.ts';
import { targetOf } from '../target.ts';

/** Opens and closes the list of a dial; `data-open` and `aria-expanded` hold the state. */
export const speedDial = defineBehaviour('speed-dial', (dial) => {
  const end = new AbortController();
  const { signal } = end;
  const trigger = dial.querySelector<HTMLElement>('[data-dial-toggle]');
  if (!trigger) return () => {};
  const list = targetOf(
    trigger,
    'dialToggle',
    (id) =>
      `Dial with id ${id} does not exist. Are you sure that the data-dial-toggle attribute points to the correct modal id?`,
  );
  if (!list) return () => {};
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
      element.addEventListener(
        'pointerenter',
        ({ pointerType }) => pointerType === 'mouse' && set(true),
        { signal },
      );
    }
    dial.addEventListener(
      'pointerleave',
      () => {
        if (!list.contains(document.activeElement)) set(false);
      },
      { signal },
    );
  }
  const press = openAtPress(trigger, isOpen, signal);
  trigger.addEventListener(
    'click',
    () => {
      const { open, by } = press();
      // Hover opened it: a mouse click leaves it open.
      set(!open || (onHover && by === 'mouse'));
    },
    { signal },
  );
  dial.addEventListener('focusin', () => returning || set(true), { signal });
  dial.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || !dial.contains(relatedTarget)) set(false);
    },
    { signal },
  );
  // The mouse may have opened it while the focus is elsewhere.
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, defaultPrevented, isComposing } = event;
      if (key !== 'Escape' || defaultPrevented || isComposing || !isOpen()) return;
      if (isCovered()) return;
      event.preventDefault();
      set(false);
      returning = true;
      if (list.contains(document.activeElement)) trigger.focus();
      returning = false;
    },
    { signal },
  );
  // Safari does not focus a pressed button, so no focus leaves it.
  document.addEventListener(
    'pointerdown',
    ({ target }) => target instanceof Node && !dial.contains(target) && set(false),
    { signal },
  );
  list.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href], button')) set(false);
    },
    { signal },
  );
  return () => {
    set(false);
    end.abort();
  };
});
