/**
 * Leaves client navigation: the browser loads the address as a document. Never settles, so that the
 * page stands still until it is replaced.
 */
export function loadDocument(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => {});
}
