/** Whether the current URL belongs to one visitor: a receipt's URL contains its reference. */
export function isPrivatePage(): boolean {
  return location.pathname.startsWith('/received/');
}

/**
 * The current URL as reported to tools: without a reference, and without the fragment, which may contain a
 * calculation.
 */
export function reportedAddress(): string {
  const { origin, pathname, search } = location;
  return origin + (isPrivatePage() ? '/received' : pathname) + search;
}
