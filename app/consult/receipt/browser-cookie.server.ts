import { readReference } from '#app/consult/requests/fields/reference.ts';
import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';
import { sign, verify } from '#app/consult/requests/storage/signed-token.server.ts';
import { KEPT_MARK } from './kept-mark.ts';

/**
 * The cookie of the browser that sent a request: its reference and a MAC over it. It lives as long as the browser's
 * session, or until the receipt's link ends where the visitor asked for that. Only POST /consult and the paths of
 * receipts set or read it, and none of their answers may be stored.
 */
const OWN = '__Host-request';
const SECURE = 'Path=/; Secure; SameSite=Lax';

/** Sets the cookie for the session. The mark of an earlier request ends: the visitor has not asked to keep this one. */
export function sentCookies(keyring: Keyring, reference: string): string[] {
  return [ownCookie(keyring, reference), `${KEPT_MARK}=; ${SECURE}; Max-Age=0`];
}

/**
 * Sets the cookie, and the mark by which pages know of it, until a time.
 *
 * @param until ISO 8601
 */
export function keptCookies(
  keyring: Keyring,
  reference: string,
  until: string,
  now = Date.now(),
): string[] {
  const seconds = Math.max(0, Math.floor((Date.parse(until) - now) / 1000));
  const age = `; Max-Age=${seconds}`;
  return [ownCookie(keyring, reference) + age, `${KEPT_MARK}=1; ${SECURE}${age}`];
}

function ownCookie(keyring: Keyring, reference: string): string {
  return `${OWN}=${sign(keyring, 'browser', reference)}; ${SECURE}; HttpOnly`;
}

/** Ends both cookies. */
export function endedCookies(): string[] {
  return [`${OWN}=; ${SECURE}; HttpOnly; Max-Age=0`, `${KEPT_MARK}=; ${SECURE}; Max-Age=0`];
}

/** Reads the cookies of a browser: the reference of the request that it sent, or null, and whether it keeps the cookie. */
export function readOwn(keyring: Keyring, headers: Headers) {
  const pairs = (headers.get('cookie') ?? '').split(/; */);
  const valueNamed = (name: string) =>
    pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  const [reference = ''] = verify(keyring, 'browser', valueNamed(OWN) ?? '') ?? [];
  const isValid = reference !== '' && readReference(reference) === reference;
  return { reference: isValid ? reference : null, kept: valueNamed(KEPT_MARK) !== undefined };
}
