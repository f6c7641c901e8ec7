import { createVisitContext } from '#app/router/visit-context.ts';
import type { ReceiptView } from './receipt-view.ts';

/** What the page of a receipt shows; null on any other request. */
export const receiptContext = createVisitContext<ReceiptView | null>(null);
