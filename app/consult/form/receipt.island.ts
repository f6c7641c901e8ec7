import { defineIsland } from '#app/browser/island.tsx';
import { ReceiptDetails } from './receipt-details.tsx';

export const island = defineIsland('receipt', ReceiptDetails);
