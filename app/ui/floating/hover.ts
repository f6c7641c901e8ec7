import { listenUntil } from '#app/browser/listen.ts';
import { hide, isOpen, show } from './opener.ts';

interface HoverOptions {
  /** Milliseconds between the mouse entering the trigger and the opening. */
  openAfter?: number;
  /** Milliseconds from the mouse or focus leaving both until it checks whether to close. */
  closeAfter: number;
  /** Whether the focus opens it and keeps it open, too. */
  focus: boolean;
}

/**
 * Opens a popover while the mouse is over its trigger or the popover itself. Touch does not hover: a tap
 * is a click or a focus.
 */
export function openOnHover(
  trigger: HTMLElement,
  panel: HTMLElement,
  { openAfter = 0, closeAfter, focus }: HoverOptions,
  signal: AbortSignal,
): void {
  const listen = listenUntil(signal);
  const hovered = new Set<HTMLElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closing = false;

  const cancel = () => clearTimeout(timer);
  const open = () => show(panel, trigger);
  const scheduleClose = () => {
    cancel();
    timer = setTimeout(() => {
      if (!isHeld()) hide(panel);
    }, closeAfter);
  };
  function isHeld(): boolean {
    // A focus left behind by a mouse click does not count.
    const onTrigger = focus && trigger.matches(':focus-visible');
    return hovered.size > 0 || onTrigger || panel.contains(document.activeElement);
  }

  for (const element of [trigger, panel]) {
    listen(element, 'pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      cancel();
      hovered.add(element);
      if (element === panel || isOpen(panel)) return;
      if (openAfter > 0) timer = setTimeout(open, openAfter);
      else open();
    });
    listen(element, 'pointerleave', () => {
      if (hovered.delete(element)) scheduleClose();
    });
  }
  if (focus) {
    // A closing panel returns the focus to its trigger, which must not open it again.
    listen(panel, 'beforetoggle', ({ newState }) => (closing = newState === 'closed'));
    listen(panel, 'toggle', () => (closing = false));
    listen(trigger, 'focus', () => !closing && open());
    listen(trigger, 'blur', scheduleClose);
    listen(panel, 'focusout', scheduleClose);
  }
  // A press cancels a pending opening.
  listen(trigger, 'click', cancel);
  signal.addEventListener('abort', cancel);
}
