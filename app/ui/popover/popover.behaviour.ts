import { listenUntil } from '#app/browser/listen.ts';
import { openOnHover } from '../floating/hover.ts';
import { closeWithFocus, hide, isOpen, show } from '../floating/opener.ts';
import { panelTrigger } from '../floating/panel-trigger.ts';
import { openAtPress } from '../floating/press.ts';

/** Milliseconds between leaving a popover and the check whether to close it (conformance PO-2). */
const HIDE_CHECK = 100;

/** A trigger of a popover. The platform closes it at Escape and at a click outside (PO-4). */
export const popoverTrigger = panelTrigger(
  'popover',
  'data-popover-target',
  (trigger, panel, signal) => {
    closeWithFocus(trigger, panel, signal);
    if (trigger.dataset.popoverTrigger !== 'hover') return;

    openOnHover(trigger, panel, { closeAfter: HIDE_CHECK, focus: true }, signal);
    const press = openAtPress(trigger, () => isOpen(panel), signal);
    listenUntil(signal)(trigger, 'click', (event) => {
      event.preventDefault();
      const { open, by } = press();
      // The mouse or the focus opened it before the click: only a second tap closes it.
      if (open && by !== 'mouse' && by !== 'keyboard') hide(panel);
      else show(panel, trigger);
    });
  },
);
