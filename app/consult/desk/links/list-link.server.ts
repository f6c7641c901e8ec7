import { randomBytes } from 'node:crypto';
import { nextWorkingDay, type OfficeHours } from '#app/consult/requests/call-due.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';
import { sign, verify } from '#app/consult/requests/storage/signed-token.server.ts';
import { koreanDay } from '#app/law/korean-time.ts';

/** The path of the list. The path of a link has its token after it. */
export const LIST_PATH = '/desk/list';

/** After this many wrong PINs, a link is dead. */
const MAX_WRONG = 5;

/** A link to the list. Links to one mailbox with the same last day are the same link. */
export interface ListLink {
  /** Address of the mailbox, as in MAIL_TO. */
  address: string;
  /** The last day on which it works, in Korea. */
  until: string;
}

export interface ListOptions {
  keyring: Keyring;
  /** The addresses of MAIL_TO. */
  addresses: readonly string[];
  /** The firm's PIN, of six digits. */
  pin: string;
}

/** Makes the link of a mailbox, by its address. */
export type ListLinkOf = (address: string) => { url: string; until: string };

/**
 * Creates the function that makes links. A link works until the end of the firm's next working day, so all mails of a
 * day have the same one.
 *
 * @param origin the site's origin
 */
export function createListLinks(keyring: Keyring, origin: URL, office?: OfficeHours): ListLinkOf {
  return (address) => {
    const until = nextWorkingDay(koreanDay(new Date()), office);
    const token = sign(keyring, 'list', until, address);
    return { url: new URL(`${LIST_PATH}/${token}`, origin).href, until };
  };
}

/**
 * Reads the token of a link.
 *
 * @returns `unknown` if this site did not sign the token for an address that is in MAIL_TO now
 */
export function readListLink(
  { keyring, addresses }: ListOptions,
  token: string,
): ListLink | 'unknown' | 'expired' {
  for (const address of addresses) {
    const [until = ''] = verify(keyring, 'list', token, address) ?? [];
    if (until) return isOver(until) ? 'expired' : { address, until };
  }
  return 'unknown';
}

/** The browser in which somebody entered the PIN of a link. */
export interface ListSession extends ListLink {
  /** Distinguishes the browsers; not secret. */
  id: string;
}

const COOKIE = '__Host-desk';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/**
 * The cookie of a browser that has the right PIN, for its session. It does not work on another link or after the PIN
 * was changed.
 */
export function sessionCookie({ keyring, pin }: ListOptions, { address, until }: ListLink): string {
  const id = randomBytes(9).toString('base64url');
  return `${COOKIE}=${sign(keyring, 'list session', `${until}.${id}`, `${address} ${pin}`)}; ${ATTRIBUTES}`;
}

/** Ends the cookie. */
export const endedSession = `${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;

/** Reads the cookie of a browser; null: it has none that works. Whether the link is dead is in the database. */
export function readSession(
  { keyring, addresses, pin }: ListOptions,
  headers: Headers,
): ListSession | null {
  const value = (headers.get('cookie') ?? '')
    .split(/; */)
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  if (!value) return null;
  for (const address of addresses) {
    const found = verify(keyring, 'list session', value, `${address} ${pin}`);
    if (!found) continue;
    const [until = '', id = ''] = found;
    return isOver(until) ? null : { address, until, id };
  }
  return null;
}

const isOver = (day: string) => koreanDay(new Date()) > day;

const idOf = ({ address, until }: ListLink) => `${until} ${address}`;

/** Number of wrong PINs that a link still takes; 0: it is dead. */
export async function triesLeft({ db }: Pick<ConsultStorage, 'db'>, link: ListLink) {
  const row = await db.query
    .selectFrom('list_link')
    .select('wrong')
    .where('id', '=', idOf(link))
    .executeTakeFirst();
  return Math.max(MAX_WRONG - (row?.wrong ?? 0), 0);
}

/**
 * Compares a PIN that somebody entered, in constant time. Tries of several people or processes are counted one after
 * another, so no link ever takes more than five wrong ones.
 *
 * @returns whether the PIN is right, and how many wrong ones the link still takes
 */
export function tryPin(
  { db }: Pick<ConsultStorage, 'db'>,
  { keyring, pin }: ListOptions,
  link: ListLink,
  given: string,
): Promise<{ right: boolean; left: number; isLast: boolean }> {
  const isRight = keyring.matches('list session', given, keyring.index('list session', pin));
  return db.exclusively(async (transaction) => {
    const id = idOf(link);
    const row = await transaction
      .selectFrom('list_link')
      .select('wrong')
      .where('id', '=', id)
      .executeTakeFirst();
    const left = MAX_WRONG - (row?.wrong ?? 0);
    if (left <= 0) return { right: false, left: 0, isLast: false };
    if (isRight) return { right: true, left, isLast: false };
    const wrong = MAX_WRONG - left + 1;
    await transaction
      .insertInto('list_link')
      .values({ id, until: link.until, wrong })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ wrong }))
      .execute();
    return { right: false, left: left - 1, isLast: left === 1 };
  });
}

/** Removes the counts of links that no longer work. */
export async function removeOldLinks(
  { db }: Pick<ConsultStorage, 'db'>,
  now = new Date(),
): Promise<void> {
  await db.exclusively((transaction) =>
    transaction.deleteFrom('list_link').where('until', '<', koreanDay(now)).execute(),
  );
}
