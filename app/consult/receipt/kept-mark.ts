/** Name of the cookie that a page can read: this browser keeps a receipt. It has no content. */
export const KEPT_MARK = 'request-kept';

/** Answers with the state of the kept request. */
export const OWN_STATE = '/received/mine';

/** Opens the receipt of the kept request; by POST, ends the cookies. */
export const OWN_RECEIPT = '/received';

/** The kept request as the home page shows it. */
export interface OwnState {
  /** By when the firm calls, in words; null if the promised time has passed, or no call is due. */
  by: string | null;
  /** Whether the promised time has passed. */
  passed: boolean;
  /** Whether the firm calls; otherwise it writes. */
  called: boolean;
}
