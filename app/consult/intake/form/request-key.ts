import { forget, recall, store } from '#app/browser/storage.ts';

const STORAGE_KEY = 'consult-key';
let current: string | null = null;

/**
 * The idempotency key of the request being filled in: the same for each attempt, also after a reload, so that
 * a request whose response was lost is not stored twice. Null where the browser cannot create one (plain
 * http).
 */
export function requestKey(): string | null {
  current ??= recall('sessionStorage', STORAGE_KEY) ?? newKey();
  return current;
}

/** Starts another request. */
export function renewRequestKey(): void {
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
