import { listenUntil } from '#app/browser/listen.ts';

/** The trigger that opened a panel last; a panel may have several. */
const openers = new WeakMap<HTMLElement, HTMLElement>();

/** False in browsers without popovers, where the content is shown in place. */
export const supportsPopover = () => 'popover' in HTMLElement.prototype;

export function isOpen(panel: HTMLElement): boolean {
  return supportsPopover() && panel.matches(':popover-open');
}

/** Shows a popover next to its trigger. Does nothing if the popover is open or was removed. */
export function show(panel: HTMLElement, trigger: HTMLElement): void {
  if (!supportsPopover() || isOpen(panel) || !panel.isConnected) return;
  openers.set(panel, trigger);
  panel.showPopover({ source: trigger });
}

export function hide(panel: HTMLElement): void {
  if (isOpen(panel)) panel.hidePopover();
}

/**
 * Connects a trigger to its popover: exposes the state to assistive technology, and positions the panel
 * next to the trigger if the browser cannot.
 */
export function bindTrigger(trigger: HTMLElement, panel: HTMLElement, signal: AbortSignal): void {
  const listen = listenUntil(signal);
  const update = () => trigger.setAttribute('aria-expanded', String(isOpen(panel)));
  if (trigger.hasAttribute('aria-expanded')) {
    update();
    listen(panel, 'toggle', update);
  }
  listen(trigger, 'click', () => openers.set(panel, trigger), { capture: true });
  closeOutside(trigger, panel, signal);
  // Back and Forward leave the context of the panel.
  listen(window, 'popstate', () => hide(panel));
  let release = () => {};
  listen(panel, 'beforetoggle', ({ newState }) => {
    release();
    release = () => {};
    if (newState !== 'open' || openers.get(panel) !== trigger) return;
    if (supportsAnchors()) panel.dataset.turns = '';
    else release = follow(panel, trigger);
  });
  signal.addEventListener('abort', () => release());
}

/**
 * Some browsers leave a popover open at a tap outside (iOS before 18.3; every browser, unless it is
 * `auto`).
 */
function closeOutside(trigger: HTMLElement, panel: HTMLElement, signal: AbortSignal): void {
  const isOutside = ({ target }: Event) =>
    target instanceof Node && !panel.contains(target) && !trigger.contains(target);
  const listen = listenUntil(signal);
  let began = false;
  listen(document, 'pointerdown', (event) => (began = isOutside(event)), { capture: true });
  // Scrolling ends in `pointercancel`, and closes nothing.
  listen(document, 'pointerup', (event) => began && isOutside(event) && hide(panel), {
    capture: true,
  });
}

/** Closes a panel when the focus moves to an element that is neither in it nor its trigger. */
export function closeWithFocus(
  trigger: HTMLElement,
  panel: HTMLElement,
  signal: AbortSignal,
): void {
  const listen = listenUntil(signal);
  for (const element of [trigger, panel]) {
    listen(element, 'focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node)) return;
      if (!panel.contains(relatedTarget) && !trigger.contains(relatedTarget)) hide(panel);
    });
  }
}

/**
 * Anchor positioning, with the trigger of a popover as its implicit anchor. Safari before 26.5 lacks
 * `source`, and must not flip a panel: it would show nothing, or never finish (floating.css).
 */
function supportsAnchors(): boolean {
  return CSS.supports('position-area: bottom') && 'source' in ToggleEvent.prototype;
}

/**
 * The panel is transparent, and so still focusable, until the code is loaded; if loading fails, it appears
 * in the middle of the window.
 */
function follow(panel: HTMLElement, trigger: HTMLElement): () => void {
  let stop = () => {};
  let stopped = false;
  panel.style.opacity = '0';
  import('./follow.ts')
    .then(({ followTrigger }) => {
      if (!stopped) stop = followTrigger(panel, trigger);
    })
    .catch((error: unknown) => {
      console.warn('Cannot place the panel.', error);
    })
    .finally(() => {
      panel.style.opacity = '';
    });
  return () => {
    stopped = true;
    stop();
  };
}
