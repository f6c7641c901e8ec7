import type { Sent } from '#app/consult/intake/received/sent.ts';
import type { WithdrawalChoice } from '#app/consult/requests/stored.ts';
import type { receiptPage } from '#app/content/receipt.ts';

/** The state of a request as a visitor sees it; a suspected one is shown as received. */
export type ReceiptState = keyof typeof receiptPage.states;

/** A request as its receipt shows it: nothing that names the visitor. Instants are ISO 8601 in UTC. */
export interface OpenReceipt {
  reference: string;
  receivedAt: string;
  path: string;
  /** When the link stops working. */
  until: string;
  /** Whether it was received just now: a later visit is no conversion. */
  fresh: boolean;
  state: ReceiptState;
  /** Time of the consultation; null: none is booked. */
  appointmentAt: string | null;
  /** When the request will have been deleted, if the visitor asked for it. */
  eraseBy: string | null;
  sent: Sent;
  /** What a withdrawal is checked by. */
  check: 'phone' | 'email';
  /** What can still be asked for. */
  choices: readonly WithdrawalChoice[];
}

/** Why a withdrawal was not accepted. */
export type WithdrawalProblem = keyof typeof receiptPage.withdrawal.problems;

/** What the page of a receipt's link shows. */
export type ReceiptView =
  | { kind: 'open'; receipt: OpenReceipt; problem?: WithdrawalProblem }
  /** The last four digits were right: the visitor confirms. */
  | { kind: 'confirm'; receipt: OpenReceipt; choice: WithdrawalChoice; token: string }
  | { kind: 'expired' | 'removed' | 'unknown' };
