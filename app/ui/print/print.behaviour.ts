import { defineBehaviour } from '#app/browser/behaviours.ts';

/**
 * Prints the page; or one part of it alone, which the button names by its id. The code that prints is loaded when a hand
 * comes to the button, to keep the script of the first visit small.
 */
export const print = defineBehaviour('print', (button, signal) => {
  // Without its code, the whole page.
  const load = () => import('./print-page.ts').catch(() => window);
  button.onpointerenter = load;
  button.onclick = async () => {
    const code = await load();
    if ('printPage' in code) code.printPage(button, signal);
    else code.print();
  };
});
