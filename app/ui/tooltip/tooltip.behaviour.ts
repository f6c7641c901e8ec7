import type { Behaviour } from '#app/behaviours.ts';
import { openOnHover } from '../floating/hover.ts';
import { hide, isOpen, popoversWork, show, tieTrigger } from '../floating/opener.ts';
import { openAtPress } from '../floating/press.ts';
import { targetOf } from '../target.ts';

/** Milliseconds in which the mouse may reach the tip across the gap (WCAG 1.4.13). */
const HOLD = 100;

/** A trigger of a tooltip: the mouse and the focus open it, leaving closes it, Escape too. */
export const tooltipTrigger: Behaviour = (trigger) => {
  const end = new AbortController();
  const { signal } = end;
  const tip = targetOf(
    trigger,
    'tooltipTarget',
    (id) =>
      `The tooltip element with id "${id}" does not exist. Please check the data-tooltip-target attribute.`,
  );
  if (!tip || !popoversWork()) return () => {};
  tieTrigger(trigger, tip, signal);
  if (trigger.dataset.tooltipTrigger === 'click') {
    const press = openAtPress(trigger, () => isOpen(tip), signal);
    trigger.addEventListener('click', () => (press().open ? hide(tip) : show(tip, trigger)), {
      signal,
    });
    trigger.addEventListener('blur', () => hide(tip), { signal });
  } else {
    openOnHover(trigger, tip, { openAfter: 0, closeAfter: HOLD, focus: true }, signal);
    const press = openAtPress(trigger, () => isOpen(tip), signal);
    // A finger neither hovers nor, in Safari, leaves the focus behind.
    trigger.addEventListener(
      'click',
      () => {
        const { open, by } = press();
        if (by === 'touch') (open ? hide : show)(tip, trigger);
      },
      { signal },
    );
  }
  closeOnEscape(tip, signal);
  return () => end.abort();
};

/** For browsers without hint popovers: Escape closes the tip and nothing under it. */
function closeOnEscape(tip: HTMLElement, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOpen(tip) || tip.popover === 'hint') return;
      event.preventDefault();
      event.stopPropagation();
      hide(tip);
    },
    { capture: true, signal },
  );
}
