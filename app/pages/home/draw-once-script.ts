import { recall, store } from '#app/browser/storage.ts';

const STORAGE_KEY = 'drawn';
/** Milliseconds that the drawing takes. */
const DURATION = 4000;

/**
 * Lets the hero's drawing draw itself at the first visit of the home page in a tab: the root element has
 * `data-draws` for as long as that takes (hero.css), or until the visitor goes on. Later visits, by Back or by
 * reload, have the drawing as it is; so has everybody without script.
 */
export function drawOnce(): void {
  if (location.pathname !== '/' || recall('sessionStorage', STORAGE_KEY)) return;
  // Where storage is blocked, it is drawn again.
  store('sessionStorage', STORAGE_KEY, '1');
  const { dataset } = document.documentElement;
  const end = () => {
    delete dataset.draws;
  };
  dataset.draws = '';
  setTimeout(end, DURATION);
  addEventListener('click', end, { once: true, capture: true });
}
