import { recall, store } from '#app/browser/storage.ts';

/** In session storage: the document load that was made last for code that was lost. */
const MARKER_KEY = 'reload';
/** How long the same address is not loaded again for that reason. */
const GUARD_MS = 10_000;

/**
 * Whether code that is lost may be made up for by a document load of this address, and marks it as made:
 * one a path in ten seconds, so that nothing goes round in circles (conformance CH-1, CH-2).
 *
 * @param address path, query and hash
 */
export function claimReloadAttempt(address: string): boolean {
  const now = Date.now();
  const made = readMarker();
  if (made?.path === address && made.expires >= now) return false;
  // If storage is blocked there is no guard. Only a touch loads a document that was reloaded, so it cannot loop.
  const marker: Marker = { path: address, expires: now + GUARD_MS };
  store('sessionStorage', MARKER_KEY, JSON.stringify(marker));
  return true;
}

interface Marker {
  path: string;
  expires: number;
}

/** Anything else under the key compares as no marker. */
function readMarker(): Marker | null {
  try {
    return JSON.parse(recall('sessionStorage', MARKER_KEY) ?? 'null');
  } catch {
    // Not ours.
    return null;
  }
}
