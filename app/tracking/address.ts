const RECEIPTS = '/received/';
/** The page whose forms hold names. */
const FORMS = '/forms';

/** Whether a page belongs to one visitor: its address opens a receipt, or its forms hold names. */
export function isPersonal(path: string): boolean {
  return path.startsWith(RECEIPTS) || isAlone(path);
}

/**
 * Whether a page has a document of its own, without any tracking tool or recording. Names typed in it are gone with the
 * document, and the browser can ask before it leaves.
 */
export function isAlone(path: string): boolean {
  return path === FORMS;
}

/** Whether the current page's address belongs to one visitor. */
export function isPrivatePage(): boolean {
  return isPersonal(location.pathname);
}

/** Removes from a path the part that opens a receipt. */
export function reportedPath(path: string): string {
  return path.startsWith(RECEIPTS) ? '/received' : path;
}

/** The current URL as reported to tools, without a receipt's link or a calculation in the fragment. */
export function reportedAddress(): string {
  const { origin, pathname, search } = location;
  return origin + reportedPath(pathname) + search;
}
