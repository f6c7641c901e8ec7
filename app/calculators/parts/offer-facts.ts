declare global {
  interface DocumentEventMap {
    /** The visitor wants a calculator's content in the consultation request. */
    'inheritance:offer': CustomEvent<{ facts: string }>;
  }
}

/** Characters that the request takes. */
const MAX_LENGTH = 1000;

/**
 * Offers the content of a calculator to the consultation request, on the visitor's click only.
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
  document.dispatchEvent(new CustomEvent('inheritance:offer', { detail: { facts: text } }));
}
