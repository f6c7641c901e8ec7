type Area = 'localStorage' | 'sessionStorage';

/**
 * Keeps a value in the browser, for good (`localStorage`) or for this tab (`sessionStorage`). Where storage
 * is blocked or full it is not kept: nothing of the site depends on it.
 */
export function store(area: Area, key: string, value: string): void {
  try {
    globalThis[area].setItem(key, value);
  } catch {
    // Blocked or full. The caller says what is lost.
  }
}

/** What is kept under a key; null when nothing is, or storage is blocked. */
export function recall(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    // Blocked storage holds nothing.
    return null;
  }
}

/** Takes away what is kept under a key. */
export function forget(area: Area, key: string): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}
