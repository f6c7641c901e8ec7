import { defineBehaviour } from '#app/browser/behaviours.ts';

/**
 * Prints the page; or one part of it alone, which the button names by its id. The code that prints is loaded when a hand
 * comes to the button, to keep the script of the first visit small.
 */
export const print = defineBehaviour('print', (button) => {
  const load = () => import('./print-page.ts').catch(() => null);
  button.onpointerenter = load;
  // Without its code, the whole page.
  button.onclick = () => load().then((code) => (code ? code.printPage(button) : window.print?.()));
});
