import { forget, recall, store } from '#app/browser/storage.ts';

const STORAGE_KEY = 'consult-key';
let current: string | null = null;

/**
 * The key of the request that is being filled in: the same for each attempt to send it, also after a
 * reload of the page, so that an attempt whose answer was lost is not stored twice. Null where the browser
 * makes none (a page over plain http).
 */
export function requestKey(): string | null {
  current ??= recall('sessionStorage', STORAGE_KEY) ?? newKey();
  return current;
}

/** From now on it is another request. */
export function renewRequestKey(): void {
  current = null;
  forget('sessionStorage', STORAGE_KEY);
}

function newKey(): string | null {
  // Missing outside of secure contexts, whatever its type says.
  const make: (() => string) | undefined = crypto.randomUUID?.bind(crypto);
  const key = make?.() ?? null;
  if (key) store('sessionStorage', STORAGE_KEY, key);
  return key;
}
