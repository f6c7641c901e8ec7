import type { Sent } from '#app/consult/intake/received/sent.ts';
import type { WithdrawalChoice } from '#app/consult/requests/stored.ts';
import type { receiptPage } from './copy.ts';

/** The state of a request as a visitor sees it; a suspected one is shown as received. */
export type ReceiptState = keyof typeof receiptPage.states;

/** Data of a request that the receipt shows. Nothing in it names the visitor. Instants are ISO 8601 in UTC. */
export interface OpenReceipt {
  reference: string;
  receivedAt: string;
  path: string;
  /** Time at which the link stops working. */
  until: string;
  /** Whether the request was received within the last minutes. Only then does the page report a conversion. */
  fresh: boolean;
  state: ReceiptState;
  /** Time of the booked consultation; null if none is booked. */
  appointmentAt: string | null;
  /** Latest time of the deletion, if the visitor asked for it; otherwise null. */
  eraseBy: string | null;
  sent: Sent;
  /** Contact of which the visitor enters a part before a withdrawal. */
  checkedBy: 'phone' | 'email';
  /** Withdrawals that the visitor can still ask for. */
  choices: readonly WithdrawalChoice[];
}

/** Why a withdrawal was not accepted. */
export type WithdrawalProblem = keyof typeof receiptPage.withdrawal.problems;

/** Content of the page of a receipt's link. */
export type ReceiptView =
  | { kind: 'open'; receipt: OpenReceipt; problem?: WithdrawalProblem }
  /** The visitor answered correctly and now confirms the choice. */
  | { kind: 'confirm'; receipt: OpenReceipt; choice: WithdrawalChoice; token: string }
  | { kind: 'expired' | 'removed' | 'unknown' };
