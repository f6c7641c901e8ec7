type Area = 'localStorage' | 'sessionStorage';

/**
 * Stores a value in the browser, permanently (`localStorage`) or for this tab (`sessionStorage`). Does
 * nothing where storage is blocked or full: no feature depends on it.
 */
export function store(area: Area, key: string, value: string): void {
  try {
    globalThis[area].setItem(key, value);
  } catch {
    // Blocked or full.
  }
}

/** The value of a key; null when there is none or storage is blocked. */
export function recall(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Removes a key. */
export function forget(area: Area, key: string): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Storage is blocked.
  }
}
