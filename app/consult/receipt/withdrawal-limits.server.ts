import { timingSafeEqual } from 'node:crypto';
import { emailIdentity } from '#app/consult/requests/fields/email.ts';
import { contactOnly } from '#app/consult/requests/fields/typed-text.ts';
import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';
import { createLimiter } from '#app/platform/limiter.ts';
import type { OpenReceipt } from './receipt-view.ts';

export type WithdrawalLimits = ReturnType<typeof createWithdrawalLimits>;

/** People mistype once or twice; thirty days of trying find one number in seventy. */
const PER_REQUEST = { points: 5, duration: 24 * 3600 };
/** Several people may share an address, and few withdraw. */
const PER_ADDRESS = { points: 20, duration: 3600 };

/** Guards what a withdrawal is checked by: four digits are soon tried. */
export function createWithdrawalLimits(keyring: Keyring) {
  const requests = createLimiter({ name: 'withdrawal', ...PER_REQUEST });
  const addresses = createLimiter({ name: 'withdrawal-address', ...PER_ADDRESS });
  const mac = (text: string) => Buffer.from(keyring.index('withdrawal', text));
  return {
    /**
     * Counts an attempt, right or wrong.
     *
     * @param id of the request
     * @returns null, or the seconds to wait; the answer is not compared then
     */
    async take(address: string | null, id: string): Promise<number | null> {
      const wait =
        address === null ? null : await addresses.take(keyring.index('address', address), 1);
      return wait ?? requests.take(keyring.index('withdrawal', id), 1);
    },
    /** Whether this was typed, as forgivingly as in the request's form; compared in constant time. */
    isSame(expected: string | null, typed: string, by: OpenReceipt['check']): boolean {
      const text = contactOnly(typed);
      const name =
        by === 'phone'
          ? text.replace(/\D/g, '').slice(-4)
          : (emailIdentity(text).split('@')[0] ?? '');
      const same = timingSafeEqual(mac(name), mac(expected ?? ''));
      return same && expected !== null && expected !== '';
    },
  };
}
