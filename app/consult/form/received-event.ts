import type { Receipt } from '../submission/form-state.ts';

type Received = Pick<Receipt, 'reference' | 'counted'>;

declare global {
  interface DocumentEventMap {
    'consult:received': CustomEvent<Received>;
  }
}

/**
 * Tells the page that a request was received, once for each. A conversion is reported only where it is
 * `counted`. Nothing of what the visitor wrote is told.
 */
export function announceReceived({ reference, counted }: Receipt): void {
  document.dispatchEvent(new CustomEvent('consult:received', { detail: { reference, counted } }));
}
