import { useSyncExternalStore } from 'react';

/**
 * Reads a value that only the browser knows and that never changes while the page is open. Returns `before` on the
 * server and before hydration.
 */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(subscribe, read, () => before);
}

function subscribe(): () => void {
  return () => {};
}
