import { recall, store } from '#app/browser/storage.ts';
import type { FieldValues } from '../submission/schema.ts';

const STORAGE_KEY = 'consult-sent';
const listeners = new Set<() => void>();
let latest: string | null = null;

/** Repeated on the receipt: enough to recognise a request, and no person by it. */
const repeated = ['stage', 'method', 'time', 'area', 'diedOn'] as const;

export type Sent = Pick<FieldValues, (typeof repeated)[number]> & {
  /** The last four digits of the phone number, to notice a wrong one. */
  phoneEnd?: string;
};

/**
 * Keeps in this tab what its receipt repeats. The server repeats nothing: whoever knows a reference can open
 * its receipt.
 */
export function rememberSent(reference: string, values: FieldValues): void {
  const sent: Sent = {};
  for (const name of repeated) if (values[name]) sent[name] = values[name];
  const digits = (values.phone ?? '').normalize('NFKC').replace(/\D/g, '');
  if (digits) sent.phoneEnd = digits.slice(-4);
  latest = JSON.stringify({ reference, sent });
  store('sessionStorage', STORAGE_KEY, latest);
  for (const listener of listeners) listener();
}

/** What was remembered last, for useSyncExternalStore. */
export function sentSnapshot(): string | null {
  return latest ?? recall('sessionStorage', STORAGE_KEY);
}

/** @returns unsubscribes */
export function subscribeSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was sent under a reference; null: this tab does not know. */
export function readSent(snapshot: string | null, reference: string): Sent | null {
  try {
    // Written above, by this build or an adjacent one.
    const stored = JSON.parse(snapshot ?? 'null') as { reference?: string; sent?: Sent } | null;
    return stored?.reference === reference ? (stored.sent ?? null) : null;
  } catch {
    // Not written by this page.
    return null;
  }
}
