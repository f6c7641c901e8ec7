import { BUILDS, type LatestBuild } from '#app/routing/manifest.ts';

/** How often a page asks for the latest build. */
const INTERVAL_MS = 3_600_000;

let outdated = false;

/** Whether a newer build is known: navigations then leave this document (conformance MF-4). */
export const isOutdated = (): boolean => outdated;

/**
 * Asks every hour for the latest build (conformance MF-3). If it is not this page's, dispatches
 * `app:manifest:update` on the window, once; the page stays as it is, with what is typed in it.
 */
export function watchUpdates(): void {
  setTimeout(check, INTERVAL_MS);
}

async function check(): Promise<void> {
  // Set first: a request that fails or hangs does not end the watch.
  const next = setTimeout(check, INTERVAL_MS);
  try {
    const response = await fetch(`${BUILDS}/latest.json?${Date.now()}`);
    const latest: unknown = await response.json();
    if (outdated || !isBuild(latest) || latest.id === __BUILD_ID__) return;
    clearTimeout(next);
    outdated = true;
    dispatchEvent(new CustomEvent('app:manifest:update', { detail: latest }));
  } catch {
    // Offline, or the server is being replaced: asked again in an hour.
  }
}

function isBuild(value: unknown): value is LatestBuild {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
  );
}
