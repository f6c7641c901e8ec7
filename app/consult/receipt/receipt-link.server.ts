import { readReference } from '#app/consult/requests/fields/reference.ts';
import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';
import { sign, verify } from '#app/consult/requests/storage/signed-token.server.ts';

/** How long the link of a receipt opens it, in milliseconds: 30 days from the request. */
export const LINK_LIFETIME_MS = 30 * 86_400_000;

/** What a link says before the database is asked. */
export type ReadLink =
  | { state: 'valid'; reference: string }
  | { state: 'expired' }
  /** Incomplete, not issued by this site, or under a key that was removed. */
  | { state: 'unknown' };

/**
 * The path of a receipt's page: the reference, the second of the request, and a MAC over both. Whoever has
 * it can open the page; nothing of it is stored, so the database alone opens none.
 */
export function receiptPath(
  keyring: Keyring,
  { reference, receivedAt }: { reference: string; receivedAt: string },
): string {
  const second = Math.floor(Date.parse(receivedAt) / 1000).toString(36);
  return `/received/${sign(keyring, 'receipt', `${reference}.${second}`)}`;
}

/** Reads the last segment of that path. */
export function readReceiptLink(keyring: Keyring, link: string, now = Date.now()): ReadLink {
  const [reference = '', second = ''] = verify(keyring, 'receipt', link) ?? [];
  if (readReference(reference) !== reference) return { state: 'unknown' };
  return now - Number.parseInt(second, 36) * 1000 > LINK_LIFETIME_MS
    ? { state: 'expired' }
    : { state: 'valid', reference };
}
