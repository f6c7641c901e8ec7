import { documentLoad } from '../document-load.ts';
import { isModified } from '../modified-event.ts';
import { focusQuietly, hashTarget } from './hash-target.ts';
import { linkAddress } from './link-address.ts';

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
