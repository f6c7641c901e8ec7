import { documentLoad } from '../document-load.ts';
import { isModified } from '../modified-event.ts';
import { linkAddress } from './link-address.ts';

/** The element that a hash names, percent-encoded or not: `#contact`, `#%EC%83%81%EB%8B%B4`, `#shares=3` (shares). */
export function hashTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1).split('=', 1)[0] ?? ''));
  } catch {
    // The hash cannot be decoded, so it names no element.
    return null;
  }
}

/** Moves the focus without scrolling, also to elements that are not focusable by default. */
export function focusQuietly(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Scrolls as the browser would: to the hash, to the position of the history entry, or to the top. */
export function scrollAsBrowser(event: NavigateEvent): void {
  // Lays out the page first. Otherwise Firefox shifts the new position by what moved from one page to the next.
  document.body.getBoundingClientRect();
  try {
    event.scroll();
  } catch {
    // A later `replaceState` has ended the event, but not the navigation.
    scrollToTarget(new URL(event.destination.url).hash);
  }
}

/** Scrolls to the target of a hash, else to the top. */
export function scrollToTarget(hash: string): void {
  const target = hashTarget(hash);
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

/**
 * Moves the focus to the target of a link within the page, because the browser only scrolls there (conformance RT-17).
 * `hashchange` fires late: if the visitor has moved the focus by then, it stays.
 */
export function followHashes(): void {
  let left: Element | null = null;
  const leave = () => {
    left = document.activeElement;
  };
  function focusTarget(): void {
    const target = hashTarget(location.hash);
    const stays = [left, document.body, null].includes(document.activeElement);
    if (target && stays) focusQuietly(target);
  }
  document.addEventListener('click', (event) => {
    leave();
    const address = event.defaultPrevented || isModified(event) ? null : linkAddress(event.target);
    // Following a link to the current hash fires no `hashchange`.
    if (address?.hash && address.href === location.href) focusTarget();
  });
  addEventListener('popstate', leave);
  addEventListener('hashchange', focusTarget);
}

/**
 * Focuses the element that the hash of the address names, unless the visitor has already moved the focus. Also scrolls
 * there if the hash holds a value (`#shares=…`), because the browser does not recognize such a hash.
 */
export function focusTargetOnLoad(): void {
  const target = hashTarget(location.hash);
  if (documentLoad()?.type !== 'navigate' || !target) return;
  if (location.hash.includes('=')) target.scrollIntoView();
  if (document.activeElement === document.body) focusQuietly(target);
}
