import type { ConsultationRow } from '#app/consult/requests/storage/rows.server.ts';
import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';
import { sign, verify } from '#app/consult/requests/storage/signed-token.server.ts';
import type { WithdrawalChoice } from '#app/consult/requests/stored.ts';

/** How long the visitor may take to confirm. */
const LIFETIME_MS = 15 * 60_000;

type State = Pick<ConsultationRow, 'id' | 'status' | 'erase_at'>;

/**
 * Proves that the visitor passed the check. The token holds the choice, the time and a MAC of the request's state, and
 * is signed. It works once, because a withdrawal changes the state.
 */
export function writeConfirmation(keyring: Keyring, row: State, choice: WithdrawalChoice): string {
  const state = keyring.index('withdrawal', stateOf(row));
  return sign(keyring, 'withdrawal', [choice, Date.now().toString(36), state].join('.'), row.id);
}

/**
 * @returns the confirmed choice; `changed` if the request has changed since the token was issued; null if the token has
 * expired or was not issued for this request
 */
export function readConfirmation(
  keyring: Keyring,
  row: State,
  token: string,
): WithdrawalChoice | 'changed' | null {
  const [choice, at = '', state = ''] = verify(keyring, 'withdrawal', token, row.id) ?? [];
  if (choice !== 'withdraw' && choice !== 'erase') return null;
  if (!keyring.matches('withdrawal', stateOf(row), state)) return 'changed';
  if (Math.abs(Date.now() - Number.parseInt(at, 36)) > LIFETIME_MS) return null;
  return choice;
}

function stateOf({ id, status, erase_at }: State): string {
  return JSON.stringify([id, status, erase_at]);
}
