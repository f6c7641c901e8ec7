import { defineBehaviour } from '#app/browser/behaviours.ts';

/** A button that prints the page. */
export const printPage = defineBehaviour('print-page', (button) => {
  button.onclick = () => print();
  return () => {
    button.onclick = null;
  };
});
