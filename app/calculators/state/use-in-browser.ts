import { useCallback, useSyncExternalStore } from 'react';

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

/**
 * Whether the window matches a media query.
 *
 * @returns null on the server and during hydration, where style sheets decide
 */
export function useMedia(query: string): boolean | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(query).matches,
    () => null,
  );
}
