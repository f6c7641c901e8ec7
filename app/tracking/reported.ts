import { forget, recall, store } from '#app/browser/storage.ts';

const REPORTED = 'reported-requests';
const HELD = 'held-requests';
/** Limit of references that one browser stores. */
const LIMIT = 20;
const here = new Set<string>();

/** Whether this browser has reported a request, or must not report it any more. */
export function isReported(reference: string): boolean {
  return here.has(reference) || kept('localStorage', REPORTED).includes(reference);
}

/** Records that a request was reported. */
export function markReported(reference: string): void {
  here.add(reference);
  keep([reference, ...kept('localStorage', REPORTED)].slice(0, LIMIT));
}

/** Whether reports can be recorded. Otherwise, opening a receipt again would report it again. */
export function canRemember(): boolean {
  keep(kept('localStorage', REPORTED));
  return recall('localStorage', REPORTED) !== null;
}

/** Keeps a request in this tab for tools that must not run on this page. */
export function holdRequest(reference: string): void {
  store('sessionStorage', HELD, JSON.stringify([reference, ...kept('sessionStorage', HELD)]));
}

/** Returns and removes the held requests. */
export function takeHeld(): string[] {
  const held = kept('sessionStorage', HELD);
  forget('sessionStorage', HELD);
  return held.filter((reference) => typeof reference === 'string');
}

function keep(references: unknown[]): void {
  store('localStorage', REPORTED, JSON.stringify(references));
}

function kept(area: Parameters<typeof recall>[0], key: string): unknown[] {
  try {
    const found: unknown = JSON.parse(recall(area, key) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    // Other code wrote the value.
    return [];
  }
}
