import { forget, recall, store } from '#app/browser/storage.ts';

const STORAGE_KEY = 'consult-facts';
let offered: string | null = null;
const listeners = new Set<() => void>();

/**
 * Offers the form a visitor's calculator input as text, on this page or the next one of this tab. The form
 * shows it, and sends it only when the visitor ticks its checkbox.
 *
 * @param facts at most 1,000 characters; null withdraws the offer
 */
export function offerFacts(facts: string | null): void {
  offered = facts;
  if (facts === null) forget('sessionStorage', STORAGE_KEY);
  else store('sessionStorage', STORAGE_KEY, facts);
  for (const listener of listeners) listener();
}

export function offeredFacts(): string | null {
  return offered ?? recall('sessionStorage', STORAGE_KEY);
}

/** @returns unsubscribes */
export function subscribeFacts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
