import { useSyncExternalStore } from 'react';
import { type Facts, format } from './facts.ts';
import { type CaseState, createCase } from './store.ts';

/** The visitor's case: read and written by the calculators and the request. */
export const theCase = createCase(format);

const onServer: CaseState<Facts> = { facts: {}, isKept: false, isLost: false };

/** Returns the state of the visitor's case. It is empty on the server and during hydration. */
export function useCase(): CaseState<Facts> {
  return useSyncExternalStore(theCase.subscribe, theCase.snapshot, () => onServer);
}
