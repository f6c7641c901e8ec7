import { listenUntil } from '#app/browser/listen.ts';
import { isModified } from '#app/browser/modified-event.ts';
import { hashTarget } from '#app/browser/navigation/hash.ts';

/** Hides an element. Its content stays findable in the page if the browser supports that. */
export function setHidden(element: HTMLElement, hidden: boolean): void {
  if (hidden) element.setAttribute('hidden', 'onbeforematch' in element ? 'until-found' : '');
  else element.removeAttribute('hidden');
}

/**
 * Opens the elements that hide a target inside the root: a match of the browser's search, or the element
 * that a link or the address names.
 *
 * @param open returns whether it had to open anything
 */
export function onFound(
  root: HTMLElement,
  signal: AbortSignal,
  open: (target: HTMLElement) => boolean,
): void {
  const listen = listenUntil(signal);
  const reach = (hash: string) => {
    const target = hashTarget(hash);
    return target && root.contains(target) && open(target) ? target : null;
  };
  // When the browser scrolled to the target, it may have been hidden.
  const arrive = () => {
    const target = reach(location.hash);
    if (document.readyState === 'complete') target?.scrollIntoView();
    // It has no position before all styles are loaded; by then the browser may have scrolled.
    else listen(window, 'load', () => scrollY === 0 && target?.scrollIntoView());
  };

  listen(root, 'beforematch', ({ target }) => target instanceof HTMLElement && open(target));
  // Before the click is handled: the browser scrolls to an open target.
  const follow = (event: MouseEvent) => {
    if (isModified(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (link?.pathname === location.pathname) reach(link.hash);
  };
  listen(document, 'click', follow, { capture: true });
  listen(window, 'hashchange', arrive);
  arrive();
}
