const RECEIPTS = '/received/';

/** Whether a path belongs to one visitor: a receipt's address opens it. */
export function isPersonal(path: string): boolean {
  return path.startsWith(RECEIPTS);
}

/** Whether the address of the page on show belongs to one visitor. */
export function isPrivatePage(): boolean {
  return isPersonal(location.pathname);
}

/** A path without what opens a receipt. */
export function reportedPath(path: string): string {
  return isPersonal(path) ? '/received' : path;
}

/** The current URL as reported to tools: without a receipt's link, and without the fragment's calculation. */
export function reportedAddress(): string {
  const { origin, pathname, search } = location;
  return origin + reportedPath(pathname) + search;
}
