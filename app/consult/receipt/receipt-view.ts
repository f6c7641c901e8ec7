import type { Sent } from '#app/consult/intake/received/sent.ts';
import type { WithdrawalChoice } from '#app/consult/requests/stored.ts';
import type { receiptPage } from './copy.ts';

/** The state of a request as a visitor sees it; a suspected one is shown as received. */
export type ReceiptState = keyof typeof receiptPage.states;

/** What the receipt shows of a request. Nothing in it names the visitor. Instants are ISO 8601 in UTC. */
export interface OpenReceipt {
  reference: string;
  receivedAt: string;
  path: string;
  /** When the link stops working. */
  until: string;
  /** Whether the request was received within the last minutes. Only then does the page report a conversion. */
  fresh: boolean;
  state: ReceiptState;
  /** Time of the booked consultation; null if none is booked. */
  appointmentAt: string | null;
  /** By when the request is deleted, if the visitor asked for that; otherwise null. */
  eraseBy: string | null;
  sent: Sent;
  /** What the visitor must enter before a withdrawal: the end of the phone number, or the e-mail address. */
  checkedBy: 'phone' | 'email';
  /** What the visitor can still ask for. */
  choices: readonly WithdrawalChoice[];
}

/** Why a withdrawal was not accepted. */
export type WithdrawalProblem = keyof typeof receiptPage.withdrawal.problems;

/** What the page of a receipt's link shows. */
export type ReceiptView =
  | { kind: 'open'; receipt: OpenReceipt; problem?: WithdrawalProblem }
  /** The visitor entered the right answer, and now confirms the choice. */
  | { kind: 'confirm'; receipt: OpenReceipt; choice: WithdrawalChoice; token: string }
  | { kind: 'expired' | 'removed' | 'unknown' };
