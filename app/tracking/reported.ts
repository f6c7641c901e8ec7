import { recall, store } from '../storage.ts';

const STORAGE_KEY = 'reported-requests';
/** As many as one browser is asked to remember. */
const LIMIT = 20;
const here = new Set<string>();

/** Whether a request was reported from this browser before, or must not be any more. */
export function isReported(reference: string): boolean {
  return here.has(reference) || kept().includes(reference);
}

/** Remembers that a request was reported. */
export function markReported(reference: string): void {
  here.add(reference);
  keep([reference, ...kept()].slice(0, LIMIT));
}

/** Whether it can be kept: if not, a receipt that is opened again would be reported again. */
export function canRemember(): boolean {
  keep(kept());
  return recall('localStorage', STORAGE_KEY) !== null;
}

function keep(references: unknown[]): void {
  store('localStorage', STORAGE_KEY, JSON.stringify(references));
}

function kept(): unknown[] {
  try {
    const found: unknown = JSON.parse(recall('localStorage', STORAGE_KEY) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    // Not ours.
    return [];
  }
}
