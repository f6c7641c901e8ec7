import { BUILDS, type LatestBuild } from '#app/routing/manifest.ts';
import { held } from '../early-input.ts';
import { isOutdated, markOutdated } from './outdated.ts';

/** Interval at which a page asks for the latest build. */
const INTERVAL_MS = 3_600_000;

/**
 * Asks for the latest build every hour (conformance MF-3). If it differs from this page's, dispatches
 * `app:manifest:update` on the window once. The page keeps its content and input. Rests while the page holds input.
 */
export function watchUpdates(): void {
  setTimeout(check, INTERVAL_MS);
}

async function check(): Promise<void> {
  // Set first, so that a request that fails or hangs does not end the watch.
  const next = setTimeout(check, INTERVAL_MS);
  if (held.input) return;
  try {
    const response = await fetch(`${BUILDS}/latest.json?${Date.now()}`);
    const latest: unknown = await response.json();
    if (isOutdated() || !isBuild(latest) || latest.id === __BUILD_ID__) return;
    clearTimeout(next);
    markOutdated();
    dispatchEvent(new CustomEvent('app:manifest:update', { detail: latest }));
  } catch {
    // The browser is offline or the server restarts. The next request follows in an hour.
  }
}

function isBuild(value: unknown): value is LatestBuild {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
  );
}
