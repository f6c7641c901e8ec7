/** Which trigger opened a panel last: a panel may have any number of them. */
const openers = new WeakMap<HTMLElement, HTMLElement>();

/** False in browsers that cannot open a popover: there its content is read in its place. */
export const popoversWork = () => 'popover' in HTMLElement.prototype;

export function isOpen(panel: HTMLElement): boolean {
  return popoversWork() && panel.matches(':popover-open');
}

/** Shows a popover beside its trigger; does nothing when it is open or gone. */
export function show(panel: HTMLElement, trigger: HTMLElement): void {
  if (!popoversWork() || isOpen(panel) || !panel.isConnected) return;
  openers.set(panel, trigger);
  panel.showPopover({ source: trigger });
}

export function hide(panel: HTMLElement): void {
  if (isOpen(panel)) panel.hidePopover();
}

/**
 * What every trigger of a popover needs: its state is said to assistive technology, and the panel stands
 * beside it, also where the browser cannot place it by itself.
 */
export function tieTrigger(trigger: HTMLElement, panel: HTMLElement, signal: AbortSignal): void {
  const tell = () => trigger.setAttribute('aria-expanded', String(isOpen(panel)));
  if (trigger.hasAttribute('aria-expanded')) {
    tell();
    panel.addEventListener('toggle', tell, { signal });
  }
  trigger.addEventListener('click', () => openers.set(panel, trigger), { capture: true, signal });
  closeOutside(trigger, panel, signal);
  // Back and Forward lead away from what it belongs to.
  window.addEventListener('popstate', () => hide(panel), { signal });
  let release = () => {};
  panel.addEventListener(
    'beforetoggle',
    ({ newState }) => {
      release();
      release = () => {};
      if (newState !== 'open' || openers.get(panel) !== trigger) return;
      if (placesByItself()) panel.dataset.turns = '';
      else release = follow(panel, trigger);
    },
    { signal },
  );
  signal.addEventListener('abort', () => release());
}

/** Some browsers leave a popover open at a tap outside (iOS before 18.3; all, where it is no `auto` one). */
function closeOutside(trigger: HTMLElement, panel: HTMLElement, signal: AbortSignal): void {
  const isOutside = ({ target }: Event) =>
    target instanceof Node && !panel.contains(target) && !trigger.contains(target);
  let began = false;
  const options = { capture: true, signal };
  document.addEventListener('pointerdown', (event) => (began = isOutside(event)), options);
  // Scrolling ends in a cancel, and closes nothing.
  document.addEventListener(
    'pointerup',
    (event) => began && isOutside(event) && hide(panel),
    options,
  );
}

/** Closes a panel when the focus moves on to something that is neither in it nor its trigger. */
export function closeWithFocus(
  trigger: HTMLElement,
  panel: HTMLElement,
  signal: AbortSignal,
): void {
  for (const element of [trigger, panel]) {
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node)) return;
        if (!panel.contains(relatedTarget) && !trigger.contains(relatedTarget)) hide(panel);
      },
      { signal },
    );
  }
}

/**
 * Anchor positioning, with the trigger of a popover as its implicit anchor. Safari before 26.5 has none of the
 * source, and must not turn a panel: it would show nothing, or never end (floating.css).
 */
function placesByItself(): boolean {
  return CSS.supports('position-area: bottom') && 'source' in ToggleEvent.prototype;
}

/** Transparent, and so still focusable, until the code is here; when that is lost, the panel stands in the middle of the window. */
function follow(panel: HTMLElement, trigger: HTMLElement): () => void {
  let stop = () => {};
  let stopped = false;
  panel.style.opacity = '0';
  import('./follow.ts')
    .then(({ followTrigger }) => {
      if (!stopped) stop = followTrigger(panel, trigger);
    })
    .catch((error: unknown) => {
      console.warn('The panel cannot be placed beside its trigger.', error);
    })
    .finally(() => {
      panel.style.opacity = '';
    });
  return () => {
    stopped = true;
    stop();
  };
}
