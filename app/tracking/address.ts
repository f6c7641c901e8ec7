const RECEIPTS = '/received/';

/** Whether the current URL belongs to one visitor: a receipt's URL opens it. */
export function isPrivatePage(): boolean {
  return location.pathname.startsWith(RECEIPTS);
}

/** A path without what opens a receipt. */
export function reportedPath(path: string): string {
  return path.startsWith(RECEIPTS) ? '/received' : path;
}

/** The current URL as reported to tools: without a receipt's link, and without the fragment's calculation. */
export function reportedAddress(): string {
  const { origin, pathname, search } = location;
  return origin + reportedPath(pathname) + search;
}
