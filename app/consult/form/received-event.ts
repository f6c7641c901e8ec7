import type { Receipt } from '../submission/form-state.ts';

type Received = Pick<Receipt, 'reference' | 'counted'>;

declare global {
  interface DocumentEventMap {
    'consult:received': CustomEvent<Received>;
  }
}

/**
 * Dispatches an event once for each received request. A conversion is reported only when it is `counted`.
 * The event contains nothing that the visitor wrote.
 */
export function announceReceived({ reference, counted }: Receipt): void {
  document.dispatchEvent(new CustomEvent('consult:received', { detail: { reference, counted } }));
}
