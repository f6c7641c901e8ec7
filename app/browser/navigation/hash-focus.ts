import { documentVisit } from '../document-visit.ts';
import { isModified } from '../modified-event.ts';
import { focusQuietly, hashTarget } from './hash-target.ts';
import { linkAddress } from './link-address.ts';

/**
 * Moves the focus to the target of a link into the page: the browser scrolls to it without moving the focus
 * (conformance RT-17). `hashchange` comes late: if the focus has moved by then, it stays.
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
    // The same hash again fires no `hashchange`.
    if (address?.hash && address.href === location.href) focusTarget();
  });
  addEventListener('popstate', leave);
  addEventListener('hashchange', focusTarget);
}

/**
 * The focus goes to what a link's hash names, unless the visitor has moved it already. To one that holds a value
 * (`#shares=…`) the page scrolls as well: the browser does not know it.
 */
export function focusTargetOnLoad(): void {
  const target = hashTarget(location.hash);
  if (documentVisit()?.type !== 'navigate' || !target) return;
  if (location.hash.includes('=')) target.scrollIntoView();
  if (document.activeElement === document.body) focusQuietly(target);
}
