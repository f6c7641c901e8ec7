import { defineBehaviour } from '#app/browser/behaviours.ts';

/**
 * Animates the list's own children with the library's defaults: 250 ms, ease-in-out; not at all where
 * less motion is asked for (conformance AN-1, AN-2). The library is fetched only when there is a list;
 * when it is lost, the list changes at once.
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
