import { forget, recall, store } from '#app/browser/storage.ts';

const STORAGE_KEY = 'consult-key';
let current: string | null = null;

/**
 * The idempotency key of the current request. Each attempt has the same key, also after a reload, so a request whose
 * response was lost is not stored twice.
 *
 * @returns null if the browser cannot create one (plain http)
 */
export function requestKey(): string | null {
  current ??= recall('sessionStorage', STORAGE_KEY) ?? newKey();
  return current;
}

/** Forgets the key, so that the next submission gets a new one. */
export function forgetRequestKey(): void {
  current = null;
  forget('sessionStorage', STORAGE_KEY);
}

function newKey(): string | null {
  // Missing outside secure contexts, despite its type.
  const make: (() => string) | undefined = crypto.randomUUID?.bind(crypto);
  const key = make?.() ?? null;
  if (key) store('sessionStorage', STORAGE_KEY, key);
  return key;
}
