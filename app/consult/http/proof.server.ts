import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { Keyring } from '../storage/seal.server.ts';

/**
 * How much a browser works: between 1,000 and 2,000 derivations of 2,000 rounds, measured as half a
 * second to a second on a desktop, three to four on a phone, in the background while the form is filled
 * in. A known number within bounds keeps nobody waiting by bad luck; making the challenge costs one
 * derivation here (1 ms), checking the proof only MACs.
 */
const ROUNDS = 2_000;
const DERIVATIONS = { from: 1_000, to: 2_000 };

/**
 * A challenge that belongs to one ticket. It has no time limit of its own: it can be answered once, as
 * its ticket can be used once, and a tab may stay open for days.
 *
 * @param nonce the ticket's
 */
export function createProofChallenge(keyring: Keyring, nonce: string): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    counter: randomInt(DERIVATIONS.from, DERIVATIONS.to),
    data: { ticket: nonce },
    deriveKey,
    ...secrets(keyring, keyring.current),
  });
}

/**
 * Whether this is the answer to the challenge that was given with a ticket.
 *
 * @param proof base64 of `{ challenge, solution }`, as altcha's solvers send it; anything else is no proof
 */
export async function isProof(keyring: Keyring, proof: string, nonce: string): Promise<boolean> {
  const payload = readPayload(proof);
  if (payload?.challenge.parameters.data.ticket !== nonce) return false;
  for (const id of keyring.ids) {
    const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets(keyring, id) });
    if (verified) return true;
  }
  return false;
}

/** Exactly what our challenges have; whatever else was put there is left out before it is looked at. */
const Payload = v.object({
  challenge: v.object({
    parameters: v.object({
      algorithm: v.string(),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      keySignature: v.string(),
      data: v.object({ ticket: v.string() }),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

function readPayload(proof: string) {
  try {
    const { success, output } = v.safeParse(
      Payload,
      JSON.parse(Buffer.from(proof, 'base64').toString('utf8')),
    );
    return success ? output : null;
  } catch {
    // No JSON, so no proof.
    return null;
  }
}

function secrets(keyring: Keyring, keyId: string) {
  return {
    hmacSignatureSecret: keyring.index('proof', 'challenge', keyId),
    hmacKeySignatureSecret: keyring.index('proof', 'derived key', keyId),
  };
}
