/**
 * The address of a link that stays in this window and on this site, else null. From a page with
 * `data-own-document` every link leads to a document.
 */
export function linkAddress(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return null;
  if (document.querySelector('[data-own-document]')) return null;
  const address = new URL(link.href);
  return address.origin === location.origin ? address : null;
}
