import { defineBehaviour } from '#app/browser/behaviours.ts';

/** The library starts to poll a position up to this many milliseconds late, also after `destroy`. */
const LATE_POLLS = 2000;

/**
 * Animates the list's direct children with the library's defaults: 250 ms, ease-in-out; not with reduced
 * motion (conformance AN-1, AN-2). The library is loaded only when there is a list; if loading fails, the
 * list changes without animation.
 */
export const animatedList = defineBehaviour('animated-list', (list, signal) => {
  import('@formkit/auto-animate')
    .then(({ autoAnimate }) => {
      let stop: (() => void) | undefined;
      // In a page that is kept for Back, no timer runs.
      const follow = () => {
        const isOn = list.isConnected && !signal.aborted;
        if (isOn === Boolean(stop)) return;
        stop?.();
        stop = isOn ? animate(list, autoAnimate) : undefined;
      };
      follow();
      document.addEventListener('page:shown', follow, { signal });
      signal.addEventListener('abort', follow);
    })
    .catch((error: unknown) => {
      console.warn('The list changes without movement.', error);
    });
  return () => {};
});

/** @returns ends it */
function animate(
  list: HTMLElement,
  autoAnimate: (list: HTMLElement) => { destroy?: () => void },
): () => void {
  const first = [...list.children];
  const { destroy } = autoAnimate(list);
  return () => {
    destroy?.();
    setTimeout(() => {
      // It polls items that have left the list as well, and stops polling only those in the list.
      const now = [...list.children];
      if (!list.isConnected) list.append(...first);
      destroy?.();
      if (!list.isConnected) list.replaceChildren(...now);
    }, LATE_POLLS);
  };
}
