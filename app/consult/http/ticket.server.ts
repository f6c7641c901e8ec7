import { randomBytes } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import type { Keyring } from '../storage/seal.server.ts';
import { TOO_FAST_MS } from '../submission/too-fast.ts';
import { createProofChallenge } from './proof.server.ts';

/** Issues what the page's script fetches before it sends a form; `challenge` only under pressure. */
export type IssueTicket = () => Promise<{ ticket: string; challenge: Challenge | null }>;

/** What a submitted ticket says about the page. */
export type ReadTicket =
  /** Pages without script send none. */
  | { state: 'none' }
  /** Not issued by this site. */
  | { state: 'forged' }
  | {
      state: 'valid';
      /** Identifies a second use. */
      nonce: string;
      /** Whether it was issued too recently for a person to have filled in the form. */
      tooFast: boolean;
      /** Whether a challenge was issued with it. */
      proofAsked: boolean;
    };

/** @param isProofAsked whether tickets carry a challenge now */
export function createIssueTicket(keyring: Keyring, isProofAsked: () => boolean): IssueTicket {
  return async () => {
    const nonce = randomBytes(16).toString('base64url');
    const proofAsked = isProofAsked();
    const challenge = proofAsked ? await createProofChallenge(keyring, nonce) : null;
    return { ticket: writeTicket(keyring, nonce, proofAsked), challenge };
  };
}

/** A ticket: the key id, the time of issue, the nonce, whether a proof was asked, and a MAC over these. */
function writeTicket(keyring: Keyring, nonce: string, proofAsked: boolean): string {
  const content = [keyring.current, Date.now().toString(36), nonce, proofAsked ? 'p' : ''].join(
    '.',
  );
  return `${content}.${keyring.index('ticket', content)}`;
}

/**
 * Reads the ticket that a browser sent. It does not expire: tabs stay open for days. One under an unknown
 * key counts as none: the key was removed since, or another instance has it first.
 */
export function readTicket(keyring: Keyring, ticket: string | null): ReadTicket {
  if (!ticket) return { state: 'none' };
  const [, content = '', mac = ''] = shape.exec(ticket) ?? [];
  const [key = '', issuedAt = '', nonce = '', asked] = content.split('.');
  if (content && !keyring.ids.includes(key)) return { state: 'none' };
  if (!keyring.matches('ticket', content, mac)) return { state: 'forged' };
  // After a clock was set back a ticket lies in the future, which does not make it recent.
  const tooFast = Math.abs(Date.now() - Number.parseInt(issuedAt, 36)) < TOO_FAST_MS;
  return { state: 'valid', nonce, tooFast, proofAsked: asked === 'p' };
}

/** Key ids are those that SEAL_KEYS accepts. */
const shape = /^([\w-]{1,16}\.[\da-z]+\.[\w-]{22}\.p?)\.([\w-]{43})$/;
