/**
 * Observes elements for whether they are close to the visible part of the page, so that their code is there
 * when they are seen.
 *
 * @param onNear takes those that have come near; called first as soon as the browser knows where they are
 */
export function observeNear(onNear: (elements: Element[]) => void): IntersectionObserver {
  return new IntersectionObserver(
    (entries) =>
      onNear(entries.filter((entry) => entry.isIntersecting).map((entry) => entry.target)),
    { rootMargin: '600px 0px' },
  );
}
