import { untilWords } from '#app/consult/requests/call-words.ts';
import { receiptPage as copy } from './copy.ts';
import type { OpenReceipt } from './receipt-view.ts';

/** Whether the promised time has passed and the firm has not yet marked a contact. */
export function isOverdue({ state, due }: OpenReceipt, now: Date): boolean {
  return isWaiting(state) && due !== null && Date.parse(due) < now.getTime();
}

/** Whether the firm still has to call. */
export function isWaiting(state: OpenReceipt['state']): boolean {
  return state === 'received' || state === 'missed';
}

/** The heading of a receipt, which the home page repeats: when the firm calls, or what has become of the request. */
export function receiptTitle(receipt: OpenReceipt, now: Date): string {
  const { state, due, called } = receipt;
  if (state === 'withdrawn') return copy.withdrawn;
  if (due === null || !isWaiting(state)) return copy.states[state].word;
  if (isOverdue(receipt, now)) return called ? copy.passed.call : copy.passed.mail;
  return (called ? copy.promise.call : copy.promise.mail)(untilWords(due, now));
}
