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
