let offered: string | null = null;
const listeners = new Set<() => void>();

/**
 * Offers the form a visitor's calculator input as text. The form shows it, and sends it only when the visitor
 * ticks its checkbox.
 *
 * @param facts at most 1,000 characters; null withdraws the offer
 */
export function offerFacts(facts: string | null): void {
  if (facts === offered) return;
  offered = facts;
  for (const listener of listeners) listener();
}

export function offeredFacts(): string | null {
  return offered;
}

/** @returns unsubscribes */
export function subscribeFacts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
