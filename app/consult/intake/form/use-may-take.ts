import { useSyncExternalStore } from 'react';
import { offeredFacts } from '#app/calculators/state/offer-facts.ts';
import { theCase } from '#app/case/case.ts';

/** Returns whether the visitor has entered anything elsewhere. */
export function useMayTake(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => offeredFacts() !== null || Object.keys(theCase.read()).length > 0,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('inheritance:offer', listener);
  const unsubscribe = theCase.subscribe(listener);
  return () => {
    document.removeEventListener('inheritance:offer', listener);
    unsubscribe();
  };
}
