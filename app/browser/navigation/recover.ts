import { recall, store } from '#app/browser/storage.ts';

/** Key in session storage of the last reload after code was lost. */
const MARKER_KEY = 'reload';
/** Milliseconds before the same address may be reloaded again. */
const GUARD_MS = 10_000;

/**
 * Claims the one reload allowed for this address in ten seconds. Returns `false` if it was already used, which prevents
 * reload loops (conformance CH-1, CH-2).
 *
 * @param address path, query and hash
 */
export function claimReloadAttempt(address: string): boolean {
  const now = Date.now();
  const made = readMarker();
  if (made?.path === address && made.expires >= now) return false;
  // Nothing is recorded if storage is blocked. After a reload only a touch reloads again, so it cannot loop.
  const marker: Marker = { path: address, expires: now + GUARD_MS };
  store('sessionStorage', MARKER_KEY, JSON.stringify(marker));
  return true;
}

interface Marker {
  path: string;
  expires: number;
}

/** Reads the marker. Any other value under the key has no matching path, so it never matches. */
function readMarker(): Marker | null {
  try {
    return JSON.parse(recall('sessionStorage', MARKER_KEY) ?? 'null');
  } catch {
    // Other code wrote the value.
    return null;
  }
}
