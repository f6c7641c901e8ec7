import { useSyncExternalStore } from 'react';
import { type FormId, formIds } from './model.ts';

/**
 * Returns the form that the address names; null on the server, during hydration, for the list of forms, and for a form
 * that is not shown.
 */
export function useHashForm(shown: readonly FormId[]): FormId | null {
  const form = useSyncExternalStore(subscribe, named, () => null);
  return form && shown.includes(form) ? form : null;
}

function named(): FormId | null {
  return formIds.find((id) => location.hash === `#${id}`) ?? null;
}

function subscribe(onChange: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  for (const type of ['hashchange', 'popstate']) addEventListener(type, onChange, { signal });
  if ('navigation' in globalThis) {
    navigation.addEventListener('currententrychange', onChange, { signal });
  }
  return () => end.abort();
}
