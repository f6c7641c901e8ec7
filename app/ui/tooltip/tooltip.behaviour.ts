import { listenUntil } from '#app/browser/listen.ts';
import { openOnHover } from '../floating/hover.ts';
import { hide, isOpen, show } from '../floating/opener.ts';
import { panelTrigger } from '../floating/panel-trigger.ts';
import { openAtPress } from '../floating/press.ts';

/** Milliseconds for the mouse to cross the gap to the tooltip (WCAG 1.4.13). */
const HOLD = 100;

/** A trigger of a tooltip: hover and focus open it; leaving and Escape close it. */
export const tooltipTrigger = panelTrigger(
  'tooltip',
  'data-tooltip-target',
  (trigger, tip, signal) => {
    const listen = listenUntil(signal);
    const onClick = trigger.dataset.tooltipTrigger === 'click';
    const press = openAtPress(trigger, () => isOpen(tip), signal);
    listen(trigger, 'click', () => {
      const { open, by } = press();
      // A finger does not hover and, in Safari, leaves no focus.
      if (onClick || by === 'touch') (open ? hide : show)(tip, trigger);
    });
    if (onClick) listen(trigger, 'blur', () => hide(tip));
    else openOnHover(trigger, tip, { closeAfter: HOLD, focus: true }, signal);
    closeOnEscape(tip, signal);
  },
);

/** Closes the tooltip, and nothing below it, on Escape in browsers without hint popovers. */
function closeOnEscape(tip: HTMLElement, signal: AbortSignal): void {
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen(tip) || tip.popover === 'hint') return;
    event.preventDefault();
    event.stopPropagation();
    hide(tip);
  };
  listenUntil(signal)(document, 'keydown', close, { capture: true });
}
