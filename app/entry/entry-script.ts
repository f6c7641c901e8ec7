/** Milliseconds after the first input before the page reports that its script has not loaded. */
const WAIT = 8000;

/**
 * Fetches the main script after the first frame. Together with the style sheet and the fonts, it would delay them on a
 * slow connection (bench page: +12 %). A page in the background draws no frames, so the load event also fetches the
 * script.
 *
 * If the fetch fails, the page works as without script, and each click and `online` event tries again (Firefox
 * remembers the failure). Meanwhile, and if the script is missing `WAIT` after the first input, the root element has
 * `data-lost`: `LostScript` then shows a notice and chapter.css hides results. The main script removes the attribute.
 */
export function loadAfterFirstFrame(address: string): void {
  const load = () => import(/* @vite-ignore */ address).catch(sayLost);
  requestAnimationFrame(() => setTimeout(load));
  for (const type of ['load', 'online', 'click']) addEventListener(type, load);
  addEventListener('input', () => setTimeout(sayLost, WAIT), { once: true });
}

/** @param error why the fetch failed; undefined while the script may still load */
function sayLost(error?: unknown): void {
  // The main script has begun.
  if (!earlyPresses) return;
  // The next click fetches the script again. Only that click is repeated.
  if (error) earlyPresses = [];
  document.documentElement.dataset.lost = '';
}
