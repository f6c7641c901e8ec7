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

/** Lets the rows of a returning visitor start, in a browser that keeps something. Others need no code of the rows. */
export function wakeReturningVisitor(): void {
  const rows = document.querySelector<HTMLElement>('.returning');
  if (rows && (hasMark() || keepsCase())) rows.hidden = false;
}
