declare global {
  interface DocumentEventMap {
    /** A visitor wants a calculator's content in the consultation request. */
    'inheritance:offer': CustomEvent<{ facts: string }>;
  }
}

/** More than these signs the request does not take. */
const MOST = 1000;

/**
 * Offers the consultation request what was put into a calculator; called only when the visitor presses.
 *
 * @param facts in words, a line each; those that no longer fit are left out
 */
export function carry(facts: readonly string[]): void {
  let text = '';
  for (const line of facts) {
    const longer = text ? `${text}\n${line}` : line;
    if (longer.length > MOST) break;
    text = longer;
  }
  document.dispatchEvent(new CustomEvent('inheritance:offer', { detail: { facts: text } }));
}
