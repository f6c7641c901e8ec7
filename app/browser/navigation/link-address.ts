/** The address of a link that stays in this window and on this site, else null. */
export function linkAddress(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return null;
  const address = new URL(link.href);
  return address.origin === location.origin ? address : null;
}

/** Whether an address is one that the browser alone can open: a file, or a path of a proxy's own. */
export function isFile({ pathname }: URL): boolean {
  return /\.\w{1,5}$/.test(pathname) || pathname.startsWith('/cdn-cgi/');
}
