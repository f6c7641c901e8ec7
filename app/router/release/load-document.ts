/**
 * Leaves client navigation: the browser loads the address as a document. After Back or Forward the
 * window is there already, and a new entry would cut off the way forward. Never settles, so that the
 * page stands still until it is replaced.
 *
 * @param address path, query and hash
 */
export function loadDocument(address: string): Promise<never> {
  const target = new URL(address, location.href);
  if (target.href === location.href) location.reload();
  else location.assign(target);
  return new Promise(() => {});
}
