import { useSyncExternalStore } from 'react';

/** What only the browser knows; on the server and before hydration, `before`. */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(subscribe, read, () => before);
}

/** It never changes. */
function subscribe(): () => void {
  return () => {};
}
