import { timingSafeEqual } from 'node:crypto';
import { emailIdentity } from '#app/consult/requests/fields/email.ts';
import { contactOnly } from '#app/consult/requests/fields/typed-text.ts';
import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';
import { createLimiter } from '#app/platform/limiter.ts';
import type { OpenReceipt } from './receipt-view.ts';

export type WithdrawalLimits = ReturnType<typeof createWithdrawalLimits>;

/** People mistype once or twice. A link works for 30 days: whoever guesses all that time finds one number in seventy. */
const PER_REQUEST = { points: 5, duration: 24 * 3600 };
/** Several people may share an IP address, but few of them withdraw a request. */
const PER_ADDRESS = { points: 20, duration: 3600 };

/** Limits how often a visitor can guess the answer that a withdrawal needs, which may be only four digits. */
export function createWithdrawalLimits(keyring: Keyring) {
  const requests = createLimiter(PER_REQUEST);
  const addresses = createLimiter(PER_ADDRESS);
  const mac = (text: string) => Buffer.from(keyring.index('withdrawal', text));
  return {
    /**
     * Counts an attempt, whether its answer is right or wrong.
     *
     * @param id id of the request
     * @returns the seconds to wait, and the caller must not compare the answer; null if the attempt is allowed
     */
    take: (address: string | null, id: string): number | null =>
      addresses.take(address) ?? requests.take(id),
    /** Whether the visitor typed the expected answer, cleaned as the request's form cleans it. In constant time. */
    isSame(expected: string | null, typed: string, by: OpenReceipt['checkedBy']): boolean {
      const text = contactOnly(typed);
      const answer =
        by === 'phone'
          ? text.replace(/\D/g, '').slice(-4)
          : contactOnly(emailIdentity(text).split('@')[0] ?? '');
      const same = timingSafeEqual(mac(answer), mac(expected ?? ''));
      return same && expected !== null && expected !== '';
    },
  };
}
