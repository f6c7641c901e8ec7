import type { Receipt } from '../form-state.ts';

declare global {
  interface DocumentEventMap {
    'consult:received': CustomEvent<Pick<Receipt, 'reference'>>;
  }
}

/**
 * Dispatches an event once for each received request, suspected or not (decision 045). It contains nothing that the
 * visitor wrote.
 */
export function announceReceived({ reference }: Receipt): void {
  document.dispatchEvent(new CustomEvent('consult:received', { detail: { reference } }));
}
