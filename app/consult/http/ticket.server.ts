import { randomBytes } from 'node:crypto';
import type { Keyring } from '../storage/seal.server.ts';
import { HASTY_MS } from '../submission/hasty.ts';

/** What a page's ticket says about the page. */
export type ReadTicket =
  /** Without script there is none. */
  | { state: 'none' }
  /** Not one of ours. */
  | { state: 'forged' }
  | {
      state: 'sound';
      /** By which a second use is known. */
      nonce: string;
      /** Whether it was given a moment ago: nobody fills in a form so fast. */
      hasty: boolean;
      /** Whether a challenge was given with it. */
      proofAsked: boolean;
    };

export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** A ticket: its key's name, when it was given, its nonce, whether a proof was asked, and a MAC over these. */
export function writeTicket(
  keyring: Keyring,
  { nonce, proofAsked }: { nonce: string; proofAsked: boolean },
): string {
  const content = [keyring.current, Date.now().toString(36), nonce, proofAsked ? 'p' : ''].join(
    '.',
  );
  return `${content}.${keyring.index('ticket', content)}`;
}

/**
 * Reads what a browser sent as its ticket. An old one is as good as a new one: tabs stay open for days.
 * One under a key that is not here is none: it was taken out since, or another instance has it first.
 */
export function readTicket(keyring: Keyring, ticket: string | null): ReadTicket {
  if (!ticket) return { state: 'none' };
  const [, content = '', mac = ''] = shape.exec(ticket) ?? [];
  const [key = '', issuedAt = '', nonce = '', asked] = content.split('.');
  if (content && !keyring.ids.includes(key)) return { state: 'none' };
  if (!keyring.matches('ticket', content, mac)) return { state: 'forged' };
  // A clock that jumped makes a ticket of the future, which is not a young one.
  const hasty = Math.abs(Date.now() - Number.parseInt(issuedAt, 36)) < HASTY_MS;
  return { state: 'sound', nonce, hasty, proofAsked: asked === 'p' };
}

/** Names of keys are those that SEAL_KEYS takes. */
const shape = /^([\w-]{1,16}\.[\da-z]+\.[\w-]{22}\.p?)\.([\w-]{43})$/;
