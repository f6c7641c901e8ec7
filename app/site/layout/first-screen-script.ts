import { documentVisit } from '#app/browser/document-visit.ts';

/** Milliseconds for which the parts near the first screen wait at most: for a paint, and for the typefaces after it. */
const PAINT = 4000;
const FONTS = 1000;

/**
 * Marks the root element before the first paint when a visit begins at the top of the page: no part with
 * `data-later` is laid out for the first paint, and after it only those near what is visible (layout.css),
 * until there is time for the rest (rest-of-page.ts). Not so where a visit may begin further down: with a
 * fragment, by a reload, by Back.
 *
 * Those near wait for the first paint of content and then for the typefaces, so as not to be laid out twice, and until
 * the visitor scrolls or presses a key. Where no paint is reported they wait for `PAINT` at most.
 */
export function markFirstScreen(): void {
  const visit = documentVisit();
  if (visit?.type !== 'navigate' || visit.name.includes('#')) return;

  const { dataset } = document.documentElement;
  dataset.firstScreen = 'unpainted';
  for (const type of ['scroll', 'keydown']) addEventListener(type, markPainted, { once: true });
  setTimeout(markPainted, PAINT);
  if (document.hidden) awaitFonts();
  else new PerformanceObserver(awaitPaint).observe({ type: 'paint', buffered: true });

  function awaitPaint(list: PerformanceObserverEntryList): void {
    if (list.getEntriesByName('first-contentful-paint')[0]) awaitFonts();
  }

  function awaitFonts(): void {
    setTimeout(markPainted, FONTS);
    document.fonts.load('600 1em Site Sans,Site Serif').then(markPainted, markPainted);
  }

  function markPainted(): void {
    if (dataset.firstScreen) dataset.firstScreen = 'painted';
  }
}
