import { forget, recall, store } from '#app/browser/storage.ts';

declare global {
  interface DocumentEventMap {
    /** The visitor has offered a calculator's content to the consultation request, or withdrawn it. */
    'inheritance:offer': Event;
  }
}

/** Maximum length of the request's field in characters. */
const MAX_LENGTH = 1000;
const STORAGE_KEY = 'calculator-offer';
let latest: string | null = null;

/**
 * Offers the content of a calculator to the consultation request, on this page and on later pages of this tab. Called
 * only on the visitor's click.
 *
 * @param facts lines of text; lines that do not fit are dropped
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

/** Returns the facts offered in this tab, or null. */
export function offeredFacts(): string | null {
  return latest ?? recall('sessionStorage', STORAGE_KEY);
}
