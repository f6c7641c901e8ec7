import { useSyncExternalStore } from 'react';

/** What only the browser knows, and what stays the same while the page is open; on the server and before hydration, `before`. */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(subscribe, read, () => before);
}

function subscribe(): () => void {
  return () => {};
}
