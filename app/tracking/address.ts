const RECEIPTS = '/received/';

/** Whether a path belongs to one visitor, such as a receipt's, which opens the receipt. */
export function isPersonal(path: string): boolean {
  return path.startsWith(RECEIPTS);
}

/** Whether the current page's address belongs to one visitor. */
export function isPrivatePage(): boolean {
  return isPersonal(location.pathname);
}

/** Removes from a path the part that opens a receipt. */
export function reportedPath(path: string): string {
  return isPersonal(path) ? '/received' : path;
}

/** The current URL as reported to tools, without a receipt's link or a calculation in the fragment. */
export function reportedAddress(): string {
  const { origin, pathname, search } = location;
  return origin + reportedPath(pathname) + search;
}
