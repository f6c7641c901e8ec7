import { readReference } from '#app/consult/requests/fields/reference.ts';
import type { Status } from '#app/consult/requests/states.ts';
import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';
import { sign, verify } from '#app/consult/requests/storage/signed-token.server.ts';
import { type ActName, acts, actsFor, isAct } from '../acts/acts.ts';

/** One action on one request, valid until a certain day. */
export interface SignedLink {
  reference: string;
  action: ActName;
  /** Key of the link in the table of used links; not secret. */
  id: string;
}

/** A link in a message to the firm. */
export interface ActionLink {
  action: ActName;
  label: string;
  url: string;
}

/** Makes the links that act on a request. */
export type LinksOf = (request: { reference: string; status: Status }) => ActionLink[];

const DAY_MS = 86_400_000;
/** The path of every link, before its token. */
export const LINK_PATH = '/desk/';

interface LinkOptions {
  keyring: Keyring;
  /** The site's origin. */
  origin: URL;
  /** How many days a link works. Links made on the same day are the same, so a repeated mail contains no new ones. */
  days: number;
}

/** Creates the function that makes links. It signs them with a key derived from the seal key. */
export function createLinks({ keyring, origin, days }: LinkOptions): LinksOf {
  return ({ reference, status }) =>
    actsFor(status).map((action) => {
      const last = Math.floor(Date.now() / DAY_MS) + days;
      const id = `${reference}.${action}.${last.toString(36)}`;
      const url = new URL(LINK_PATH + sign(keyring, 'link', id), origin).href;
      return { action, label: acts[action].label, url };
    });
}

/**
 * Reads the token of a link. After a key rotation, a token stays valid while its key is configured.
 *
 * @returns `forged` if this site did not sign the token
 */
export function readLink(keyring: Keyring, token: string): SignedLink | 'forged' | 'expired' {
  const [reference = '', action = '', last = ''] = verify(keyring, 'link', token) ?? [];
  const id = `${reference}.${action}.${last}`;
  if (readReference(reference) !== reference || !isAct(action)) return 'forged';
  if (Date.now() >= (Number.parseInt(last, 36) + 1) * DAY_MS) return 'expired';
  return { reference, action, id };
}
