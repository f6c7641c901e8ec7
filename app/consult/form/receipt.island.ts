import { defineIsland } from '#app/browser/island.tsx';
import { ReceiptOnPage } from './receipt-on-page.tsx';

export const island = defineIsland('receipt', ReceiptOnPage);
