/**
 * Calls `onNear` with elements that come within 600 px of the viewport, so that their code loads before they are
 * visible.
 *
 * @param onNear first called as soon as the browser knows the positions, perhaps with no elements
 */
export function observeNear(onNear: (elements: Element[]) => void): IntersectionObserver {
  return new IntersectionObserver(
    (entries) =>
      onNear(entries.filter((entry) => entry.isIntersecting).map((entry) => entry.target)),
    { rootMargin: '600px 0px' },
  );
}
