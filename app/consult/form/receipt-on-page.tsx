import { useEffect } from 'react';
import type { Receipt } from '../submission/form-state.ts';
import { endSubmittedDraft } from './end-draft.ts';
import { ReceiptDetails } from './receipt-details.tsx';

/** The receipt on a page of its own, which ends the draft of a form sent without hydration. */
export function ReceiptOnPage({ receipt }: { receipt: Receipt }) {
  useEffect(() => endSubmittedDraft(receipt.reference), [receipt.reference]);
  return <ReceiptDetails receipt={receipt} />;
}
