import { defineBehaviour } from '#app/browser/behaviours.ts';

/** The library starts to poll a position up to this many milliseconds late, also after `destroy`. */
const LATE_POLLS = 2000;

/**
 * Animates the list's direct children with the library's defaults: 250 ms, ease-in-out; not with reduced
 * motion (conformance AN-1, AN-2). The library is loaded only when there is a list; if loading fails, the
 * list changes without animation.
 */
export const animatedList = defineBehaviour('animated-list', (list) => {
  let ended = false;
  let stop = () => {};
  import('@formkit/auto-animate')
    .then(({ autoAnimate }) => {
      if (ended) return;
      const first = [...list.children];
      const { destroy } = autoAnimate(list);
      stop = () => {
        destroy?.();
        setTimeout(() => {
          // It polls items that have left the list as well, and stops polling only those in the list.
          if (!list.isConnected) list.append(...first);
          destroy?.();
        }, LATE_POLLS);
      };
    })
    .catch((error: unknown) => {
      console.warn('The list changes without movement.', error);
    });
  return () => {
    ended = true;
    stop();
  };
});
