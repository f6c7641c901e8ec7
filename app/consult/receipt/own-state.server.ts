import { untilWords } from '#app/consult/requests/call-words.ts';
import type { OwnState } from './kept-mark.ts';
import type { OpenReceipt } from './receipt-view.ts';

/** The kept request as the home page shows it. */
export function ownState({ due, called }: OpenReceipt, now: Date): OwnState {
  const passed = due !== null && Date.parse(due) < now.getTime();
  return { by: due === null || passed ? null : untilWords(due, now), passed, called };
}
