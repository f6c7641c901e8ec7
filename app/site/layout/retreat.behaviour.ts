import { defineBehaviour } from '#app/browser/behaviours.ts';

/** Smaller movements are no direction: a resting finger, a browser's own bar. */
const STEP = 8;
/** Up to here the header stands where the page begins. */
const TOP = 160;

/** The header leaves on the way down and returns on the way up. */
export const retreat = defineBehaviour('retreat', (header) => {
  let last = scrollY;
  const follow = () => {
    if (Math.abs(scrollY - last) < STEP) return;
    header.toggleAttribute('data-away', scrollY > last && scrollY > TOP);
    last = scrollY;
  };
  addEventListener('scroll', follow, { passive: true });
  return () => removeEventListener('scroll', follow);
});
