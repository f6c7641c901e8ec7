/**
 * Fetches the site's script after the first frame: fetched together with the style sheet and the fonts it delays them
 * on a slow line (bench page: +12 %). A page in the background has no frames: there, and where the frame is late, the
 * load event fetches it.
 */
export function loadAfterFirstFrame(address: string): void {
  // A script that cannot be fetched leaves the page as it is without script.
  const load = () => import(/* @vite-ignore */ address).catch(() => {});
  requestAnimationFrame(() => setTimeout(load));
  addEventListener('load', load);
}
