import { recall } from '#app/browser/storage.ts';
import { CASE_KEY } from '#app/case/key.ts';

/** Name of the cookie that a page can read: this browser keeps a receipt. It has no content. */
export const KEPT_MARK = 'request-kept';

/** Answers with `OwnState`, or null if this browser keeps no receipt that opens. */
export const OWN_STATE = '/received/mine';

/** Opens the receipt of the kept request; by POST, ends the cookies. */
export const OWN_RECEIPT = '/received';

/** The kept request as the home page shows it. */
export interface OwnState {
  /** The heading of the receipt, such as the time of the call. */
  line: string;
}

/** Whether this browser says that it keeps a receipt. */
export const hasMark = (): boolean => document.cookie.split('; ').includes(`${KEPT_MARK}=1`);

/** Whether this browser keeps the case beyond the tab. */
export const keepsCase = (): boolean => recall('localStorage', CASE_KEY) !== null;

/**
 * Names on the root element what this browser keeps, before the first paint: receipt.css then shows the rows of a returning
 * visitor, whose place is the same before and after their texts arrive. The HTML is the same for everyone.
 */
export function markKept(): void {
  const kept = [hasMark() && 'receipt', keepsCase() && 'task'].filter(Boolean).join(' ');
  const { dataset } = document.documentElement;
  if (kept) dataset.kept = kept;
  else delete dataset.kept;
}
