import { documentLoad } from '#app/browser/document-load.ts';

/** Longest wait (ms) of the parts near the first screen: for a paint, and then for fonts. */
const PAINT = 4000;
const FONTS = 1000;

/**
 * Marks the root element before the first paint when a visit begins at the top of the page. Parts with `data-later` are
 * then left out of the first layout. After the first paint only parts near the viewport are laid out (layout.css), and
 * the rest when the browser is idle (rest-of-page.ts). Does nothing when the visit may begin further down: with a
 * fragment, after a reload, after Back.
 *
 * Parts near the viewport wait for the first paint of content and then for fonts, which avoids a second layout.
 * Scrolling or pressing a key ends the wait, as does `PAINT` if the browser reports no paint.
 */
export function markFirstScreen(): void {
  const visit = documentLoad();
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
