import { recall, store } from '#app/browser/storage.ts';

const STORAGE_KEY = 'drawn';
/** Duration of the animation in milliseconds. */
const DURATION = 4000;

/**
 * Animates the hero's drawing once per tab, on the first visit to the home page. The root element has `data-draws`
 * during the animation (hero.css) and loses it at a click. Later visits, also by Back or reload, show the finished
 * drawing, as does a browser without script.
 */
export function drawOnce(): void {
  if (location.pathname !== '/' || recall('sessionStorage', STORAGE_KEY)) return;
  // If storage is blocked, each visit animates the drawing.
  store('sessionStorage', STORAGE_KEY, '1');
  const { dataset } = document.documentElement;
  const end = () => {
    delete dataset.draws;
  };
  dataset.draws = '';
  setTimeout(end, DURATION);
  addEventListener('click', end, { once: true, capture: true });
}
