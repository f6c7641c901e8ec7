import { defineBehaviour } from '#app/browser/behaviours.ts';

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
      if (!ended) stop = autoAnimate(list).destroy ?? stop;
    })
    .catch((error: unknown) => {
      console.warn('The list changes without movement.', error);
    });
  return () => {
    ended = true;
    stop();
  };
});
