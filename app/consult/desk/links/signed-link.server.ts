import { readReference } from '#app/consult/requests/fields/reference.ts';
import type { Status } from '#app/consult/requests/states.ts';
import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';
import { sign, verify } from '#app/consult/requests/storage/signed-token.server.ts';
import { actionsFor, isLinkAction, type LinkActionName, linkActions } from './link-actions.ts';

/** What a link stands for: one action on one request, until a day. */
export interface SignedLink {
  reference: string;
  action: LinkActionName;
  /** Names the link where its use is remembered; not secret. */
  id: string;
}

/** A link of a mail. */
export interface ActionLink {
  action: LinkActionName;
  label: string;
  url: string;
}

/** The links to act on a request. */
export type LinksOf = (request: { reference: string; status: Status }) => ActionLink[];

const DAY_MS = 86_400_000;
/** Where the links lead. */
export const LINK_PATH = '/desk/';

interface LinkOptions {
  keyring: Keyring;
  /** Of the site. */
  origin: URL;
  /** How long a link works; those made on one day are the same, so that a repeated mail adds none. */
  days: number;
}

/** Signs links with a key derived from the one that seals. */
export function createLinks({ keyring, origin, days }: LinkOptions): LinksOf {
  return ({ reference, status }) =>
    actionsFor(status).map((action) => {
      const last = Math.floor(Date.now() / DAY_MS) + days;
      const id = `${reference}.${action}.${last.toString(36)}`;
      const url = new URL(LINK_PATH + sign(keyring, 'link', id), origin).href;
      return { action, label: linkActions[action].label, url };
    });
}

/**
 * Reads the token of a link. After a rotation of keys it is valid as long as the old key is configured.
 *
 * @returns `forged` for one that was not signed here
 */
export function readLink(keyring: Keyring, token: string): SignedLink | 'forged' | 'expired' {
  const [reference = '', action = '', last = ''] = verify(keyring, 'link', token) ?? [];
  const id = `${reference}.${action}.${last}`;
  if (readReference(reference) !== reference || !isLinkAction(action)) return 'forged';
  if (Date.now() >= (Number.parseInt(last, 36) + 1) * DAY_MS) return 'expired';
  return { reference, action, id };
}
