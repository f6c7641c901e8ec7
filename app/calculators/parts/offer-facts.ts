import { forget, recall, store } from '#app/browser/storage.ts';

declare global {
  interface DocumentEventMap {
    /** The visitor wants a calculator's content in the consultation request, or no longer. */
    'inheritance:offer': Event;
  }
}

/** Characters that the request takes. */
const MAX_LENGTH = 1000;
const STORAGE_KEY = 'calculator-offer';
let latest: string | null = null;

/**
 * Offers the content of a calculator to the consultation request, on the visitor's click only: on this page,
 * and on the next ones of this tab.
 *
 * @param facts in words, a line each; those that no longer fit are left out
 */
export function offerFacts(facts: readonly string[]): void {
  let text = '';
  for (const line of facts) {
    const longer = text ? `${text}\n${line}` : line;
    if (longer.length > MAX_LENGTH) break;
    text = longer;
  }
  latest = text;
  store('sessionStorage', STORAGE_KEY, text);
  document.dispatchEvent(new Event('inheritance:offer'));
}

export function withdrawFacts(): void {
  latest = null;
  forget('sessionStorage', STORAGE_KEY);
  document.dispatchEvent(new Event('inheritance:offer'));
}

/** What is offered in this tab; null: nothing. */
export function offeredFacts(): string | null {
  return latest ?? recall('sessionStorage', STORAGE_KEY);
}
