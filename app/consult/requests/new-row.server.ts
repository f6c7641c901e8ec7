import { randomUUIDv7 } from 'node:crypto';
import { consent } from './consent.ts';
import { newReference } from './fields/reference.ts';
import type { Consultation } from './fields/schema.ts';
import { type ConsultationRow, sealContent } from './storage/rows.server.ts';
import type { Keyring } from './storage/seal.server.ts';
import type { ConsultationContent, Entered, Source, Suspicion } from './stored.ts';

/** A valid, scored request before it is stored. */
export interface Submission {
  consultation: Consultation;
  source: Source;
  /** The browser's key, the same for each attempt to send one form; null where the form was sent without script. */
  idempotencyKey: string | null;
  suspicions: readonly Suspicion[];
  /** Whether the request is stored as suspected. */
  suspected: boolean;
  /** Set where a person of the firm entered the request, which then has no consent of the form. */
  entered?: Entered;
}

/** Values by which a repeated request is recognised. */
export type Identity = Pick<ConsultationRow, 'received_at' | 'idempotency_key' | 'fingerprint'>;

export function identityOf(
  { consultation, idempotencyKey }: Submission,
  keyring: Keyring,
): Identity {
  return {
    received_at: new Date().toISOString(),
    idempotency_key: idempotencyKey,
    fingerprint: fingerprint(consultation, keyring, keyring.current),
  };
}

/** The sealed row of a new request. */
export function newRow(submission: Submission, keyring: Keyring): ConsultationRow {
  const { consultation, suspected, suspicions } = submission;
  // Version 7 sorts by time, so that new rows share pages of the index.
  const id = randomUUIDv7();
  const identity = identityOf(submission, keyring);
  const now = identity.received_at;
  return {
    ...identity,
    id,
    reference: newReference(),
    status: suspected ? 'suspected' : 'new',
    status_changed_at: now,
    appointment_at: null,
    retained_at: null,
    suspicions: suspicions.join(','),
    last_contact_at: now,
    erase_at: null,
    stage: consultation.stage,
    area: consultation.area || null,
    consent_version: submission.entered ? '' : consent.version,
    marketing_consent_at: consultation.marketing === 'yes' ? now : null,
    confirmation: consultation.confirmation === 'yes' ? 1 : 0,
    ...sealContent(id, contentOf(submission), keyring),
  };
}

/** Whether the content is that of a stored fingerprint; true also when the fingerprint's key no longer exists. */
export function isSameContent(
  stored: string,
  consultation: Consultation,
  keyring: Keyring,
): boolean {
  const keyId = keyring.keyOf(stored);
  return !keyring.ids.includes(keyId) || stored === fingerprint(consultation, keyring, keyId);
}

function contentOf({ consultation, source, entered }: Submission): ConsultationContent {
  const { name, phone, email, diedOn, method, time, message, facts } = consultation;
  return {
    name,
    phone,
    method,
    time,
    message,
    source,
    email: email || null,
    diedOn: diedOn || null,
    facts: facts || null,
    ...(entered && { entered }),
  };
}

/** A MAC of the content, prefixed with its key id; equal for equal content. */
function fingerprint(consultation: Consultation, keyring: Keyring, keyId: string): string {
  const fields = Object.entries(consultation).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${keyId}.${keyring.index('content', JSON.stringify(fields), keyId)}`;
}
