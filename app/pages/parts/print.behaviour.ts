import { defineBehaviour } from '#app/browser/behaviours.ts';

/** A button that prints the page. */
export const printPage = defineBehaviour('print-page', (button) => {
  const end = new AbortController();
  button.addEventListener('click', () => print(), { signal: end.signal });
  return () => end.abort();
});
