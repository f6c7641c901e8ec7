import type { ReceiptView } from '#app/consult/receipt/receipt-view.ts';
import { createVisitContext } from '#app/router/visit-context.ts';
import type { FormOptions, FormState } from './form-state.ts';

/** State of the form on the page being rendered. */
export const formContext = createVisitContext<FormState>({ status: 'open' });

/** Options of every form. */
export const formOptionsContext = createVisitContext<FormOptions>();

/** What the page of a receipt shows; null on any other request. */
export const receiptContext = createVisitContext<ReceiptView | null>(null);
