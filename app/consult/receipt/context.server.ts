import { createVisitContext } from '#app/router/visit-context.ts';
import type { ReceiptView } from './receipt-view.ts';

/** Content of the receipt's page; null on any other request. */
export const receiptContext = createVisitContext<ReceiptView | null>(null);
