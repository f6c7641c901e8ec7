import { readReference } from '#app/consult/requests/fields/reference.ts';
import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';
import { sign, verify } from '#app/consult/requests/storage/signed-token.server.ts';

/** How long a receipt's link works, from the time of receipt. The receipt and the privacy policy say it. */
export const LINK_LIFETIME_DAYS = 30;
/** In milliseconds. */
export const LINK_LIFETIME_MS = LINK_LIFETIME_DAYS * 86_400_000;

/** The result of checking a link's MAC and age, without the database. */
export type LinkReading =
  | { state: 'valid'; reference: string }
  | { state: 'expired' }
  /** Incomplete, not issued by this site, or under a key that was removed. */
  | { state: 'unknown' };

/**
 * The path of a receipt's page: the reference, the time of receipt in whole seconds, and a MAC over both. Whoever has the
 * path can open the page. The path is not stored, so nobody can open a receipt with the database alone.
 */
export function receiptPath(
  keyring: Keyring,
  { reference, receivedAt }: { reference: string; receivedAt: string },
): string {
  const receivedSeconds = Math.floor(Date.parse(receivedAt) / 1000).toString(36);
  return `/received/${sign(keyring, 'receipt', `${reference}.${receivedSeconds}`)}`;
}

/** Checks a token: the last segment of a path that `receiptPath` made. */
export function readReceiptLink(keyring: Keyring, token: string, now = Date.now()): LinkReading {
  const [reference = '', receivedSeconds = ''] = verify(keyring, 'receipt', token) ?? [];
  if (readReference(reference) !== reference) return { state: 'unknown' };
  return now - Number.parseInt(receivedSeconds, 36) * 1000 > LINK_LIFETIME_MS
    ? { state: 'expired' }
    : { state: 'valid', reference };
}
