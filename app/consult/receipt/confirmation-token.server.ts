import type { ConsultationRow } from '#app/consult/requests/storage/rows.server.ts';
import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';
import type { WithdrawalChoice } from '#app/consult/requests/stored.ts';

/** Time to press the second button. */
const LIFETIME_MS = 15 * 60_000;

type State = Pick<ConsultationRow, 'id' | 'status' | 'erase_at'>;

/**
 * Proves that the check was passed: the choice, the time, a MAC of the state, and a MAC over all of it. It
 * is of one use, since a withdrawal changes the state.
 */
export function writeConfirmation(keyring: Keyring, row: State, choice: WithdrawalChoice): string {
  const state = keyring.index('withdrawal', stateOf(row));
  const content = [choice, Date.now().toString(36), state].join('.');
  return `${content}.${keyring.index('withdrawal', `${row.id} ${content}`)}`;
}

/** @returns what was confirmed; `changed`: of an earlier state; null: not issued for this request, or late */
export function readConfirmation(
  keyring: Keyring,
  row: State,
  token: string,
): WithdrawalChoice | 'changed' | null {
  const [, content = '', choice, at = '', state = '', mac = ''] = shape.exec(token) ?? [];
  if (!keyring.matches('withdrawal', `${row.id} ${content}`, mac)) return null;
  if (!keyring.matches('withdrawal', stateOf(row), state)) return 'changed';
  if (Math.abs(Date.now() - Number.parseInt(at, 36)) > LIFETIME_MS) return null;
  // One of the two, by the pattern.
  return choice as WithdrawalChoice;
}

function stateOf({ id, status, erase_at }: State): string {
  return JSON.stringify([id, status, erase_at]);
}

const shape = /^((withdraw|erase)\.([\da-z]{1,10})\.([\w-]{43}))\.([\w-]{43})$/;
