import type { WithdrawalChoice } from '#app/consult/requests/stored.ts';
import type { receiptPage } from './copy.ts';

/** The state of a request as a visitor sees it; a suspected one is shown as received. */
export type ReceiptState = keyof typeof receiptPage.states;

/** Data of a request that the receipt shows to whoever has its link. Nothing in it names the visitor. Instants are ISO 8601 in UTC. */
export interface OpenReceipt {
  reference: string;
  receivedAt: string;
  path: string;
  /** Time at which the link stops working. */
  until: string;
  /** Whether the request was received within the last minutes. Only then does the page report a conversion. */
  fresh: boolean;
  state: ReceiptState;
  /** Time until which the firm promised to call or to write; null if it owes neither. */
  due: string | null;
  /** Time until which the firm calls once more if nobody answers its first call; null if it does not promise that. */
  again: string | null;
  /** Whether the firm calls; otherwise it writes. */
  called: boolean;
  /** Time of the booked consultation; null if none is booked. */
  appointmentAt: string | null;
  /** Latest time of the deletion, if the visitor asked for it; otherwise null. */
  eraseBy: string | null;
  /** Contact of which the visitor enters a part before a withdrawal. */
  checkedBy: 'phone' | 'email';
  /** Withdrawals that the visitor can still ask for. */
  choices: readonly WithdrawalChoice[];
}

/** Data for the browser that sent the request, and for no other. */
export interface OwnReceipt {
  name: string;
  /** The number in groups, such as 010-1234-5678; empty if the visitor left only an e-mail address. */
  phone: string;
  email: string | null;
  /** Whether the visitor has corrected the number. */
  corrected: boolean;
  mayCorrect: boolean;
  /** Times of the words that the visitor has added. */
  words: readonly string[];
  mayAdd: boolean;
  stage: string;
  area: string | null;
  diedOn: string | null;
  method: string;
  time: string;
  /** Whether there was a message; its text is not shown again. */
  message: boolean;
  /** Whether results of the calculators came along. */
  facts: boolean;
}

/** The browser that shows the receipt. */
export interface ReceiptBrowser {
  /** Whether it keeps the receipt beyond its session. */
  kept: boolean;
  isPhone: boolean;
}

/** Why a withdrawal was not accepted. */
export type WithdrawalProblem = keyof typeof receiptPage.withdrawal.problems;

/** A correction or a word that was not stored, as typed, and why. */
export interface FollowUpProblem {
  field: 'phone' | 'word';
  typed: string;
  text: string;
}

/** Content of the page of a receipt's link. */
export type ReceiptView =
  | {
      kind: 'open';
      receipt: OpenReceipt;
      /** Null in every browser but the one that sent the request. */
      own: OwnReceipt | null;
      browser: ReceiptBrowser;
      problem?: WithdrawalProblem | undefined;
      followUp?: FollowUpProblem | undefined;
    }
  /** The visitor answered correctly and now confirms the choice. */
  | { kind: 'confirm'; receipt: OpenReceipt; choice: WithdrawalChoice; token: string }
  | { kind: 'expired' | 'removed' | 'unknown' };
