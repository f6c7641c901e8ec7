import { defineBehaviour } from '#app/browser/behaviours.ts';

/** Smallest movement (px) that counts as a direction. A resting finger or the browser's own bar causes smaller ones. */
const STEP = 8;
/** Scroll position (px) up to which the header always shows. */
const TOP = 160;

/** Hides the header when the visitor scrolls down, and shows it when the visitor scrolls up. */
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
