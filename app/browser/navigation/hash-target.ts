/** The element that a hash names, percent-encoded or not: `#contact`, `#%EC%83%81%EB%8B%B4`, `#shares=3` (shares). */
export function hashTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1).split('=', 1)[0] ?? ''));
  } catch {
    // The hash cannot be decoded, so it names no element.
    return null;
  }
}

/** Moves the focus without scrolling, also to elements that are not focusable by default. */
export function focusQuietly(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
