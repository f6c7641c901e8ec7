let offered: string | null = null;
const listeners = new Set<() => void>();

/**
 * Offers the form what a visitor has put into a calculator, in words. It is shown there, and sent only
 * when the visitor ticks the box beside it.
 *
 * @param facts at most 1,000 characters; null takes the offer back
 */
export function offerFacts(facts: string | null): void {
  if (facts === offered) return;
  offered = facts;
  for (const listener of listeners) listener();
}

export function offeredFacts(): string | null {
  return offered;
}

/** @returns ends the subscription */
export function subscribeFacts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
