/** Milliseconds after the first input until the visitor is told that the script has not come. */
const WAIT = 8000;

/**
 * Fetches the site's script after the first frame: fetched together with the style sheet and the fonts it delays them
 * on a slow line (bench page: +12 %). A page in the background has no frames: there, and where the frame is late, the
 * load event fetches it.
 *
 * A script that cannot be fetched leaves the page as it is without script, and is asked for again at each click and when
 * the browser is online again (Firefox remembers the failure). Meanwhile the root element has `data-lost`, by which
 * `LostScript` says so and results are hidden (chapter.css); the script takes it away. The same where the script has not
 * come `WAIT` after the visitor began to type.
 */
export function loadAfterFirstFrame(address: string): void {
  const load = () => import(/* @vite-ignore */ address).catch(sayLost);
  requestAnimationFrame(() => setTimeout(load));
  for (const type of ['load', 'online', 'click']) addEventListener(type, load);
  addEventListener('input', () => setTimeout(sayLost, WAIT), { once: true });
}

/** @param error why the script is lost; undefined while it may still come */
function sayLost(error?: unknown): void {
  // The script has begun.
  if (!earlyPresses) return;
  // The next press asks again, and is the only one that counts.
  if (error) earlyPresses = [];
  document.documentElement.dataset.lost = '';
}
