import { isModified } from '#app/browser/modified-event.ts';
import { linkAddress } from './link-address.ts';
import { isOutdated } from './release/update-watch.ts';
import { focusQuietly, hashTarget } from './scroll.ts';
import type { TakeOver } from './take-over.tsx';

/** Makes the router; called once, at the first navigation that needs it. */
export type MakeTakeOver = (stale: boolean) => Promise<TakeOver>;

/**
 * Turns clicks on links of the site into client navigation. While the static page is on show, links to its own parts
 * stay with the browser.
 *
 * @param warm called when a visitor seems about to follow such a link
 */
export function watchLinks(make: MakeTakeOver, warm: () => void): void {
  // The address that the server rendered.
  const rendered = location.pathname + location.search;
  let making: Promise<TakeOver> | undefined;
  let made: TakeOver | undefined;
  const isStatic = () => !made?.isMounted();
  const isNavigating = () => making !== undefined && made?.router.state.navigation.state !== 'idle';

  async function navigate(address: URL): Promise<void> {
    try {
      making ??= make(false);
      made = await making;
    } catch (error) {
      // The router's code is lost: the browser follows the link.
      console.warn('Client navigation is not available.', error);
      location.assign(address);
      return;
    }
    // Of the page on show: until Back has ended, the address is already another.
    const { pathname, search, hash } = made.router.state.location;
    const samePage = address.pathname === pathname;
    await made.router.navigate(address.pathname + address.search + address.hash, {
      replace: address.href === location.href,
      // Removing a hash scrolls to the top, changing only the query does not scroll (conformance RT-16).
      preventScrollReset: samePage && address.search !== search && !address.hash && !hash,
    });
  }

  // The browser scrolls to the target of a hash without moving the focus (conformance RT-17). `hashchange`
  // comes late: if the focus has moved by then, it stays.
  let left: Element | null = null;
  const leave = () => {
    left = document.activeElement;
  };
  document.addEventListener('click', leave);
  addEventListener('popstate', leave);
  function focusTarget(): void {
    const target = isStatic() ? hashTarget(location.hash) : null;
    const stays = [left, document.body, null].includes(document.activeElement);
    if (target && stays) focusQuietly(target);
  }
  addEventListener('hashchange', focusTarget);

  document.addEventListener('click', (event) => {
    const address = pageLink(event);
    if (!address) return;
    const { pathname, search, hash } = location;
    const isHere = address.pathname === pathname && address.search === search;
    if (isStatic() && isHere && address.hash) {
      // The browser scrolls, a second time too; `hashchange` does not fire for that (conformance RT-17).
      if (address.hash === hash) focusTarget();
      return;
    }
    // The browser follows the link, into the new build (conformance MF-4).
    if (isOutdated()) return;
    event.preventDefault();
    // The page does not change, so it does not scroll either (conformance RT-16).
    if (isHere && !address.hash && !hash && !isNavigating()) return;
    void navigate(address);
  });

  const takeHint = ({ target }: Event) => {
    const address = making ? null : linkAddress(target);
    if (address && address.pathname !== location.pathname) warm();
  };
  for (const hint of ['pointerover', 'focusin']) {
    document.addEventListener(hint, takeHint, { capture: true, passive: true });
  }

  // After a reload, Back can stay in this document: the address changes and the page must follow.
  addEventListener('popstate', () => {
    if (making || location.pathname + location.search === rendered) return;
    if (isOutdated()) return location.reload();
    making = make(true);
    making.then(
      (takeOver) => {
        made = takeOver;
      },
      () => location.reload(),
    );
  });
}

function pageLink(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0 || isModified(event)) return null;
  return linkAddress(event.target);
}
