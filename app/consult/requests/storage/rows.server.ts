import type { Kysely, Selectable } from 'kysely';
import { fieldNames } from '../fields/schema.ts';
import { isStatus } from '../states.ts';
import {
  type ConsultationContent,
  columnFields,
  type Delivery,
  formerSuspicions,
  type StoredConsultation,
  type Suspicion,
  suspicions,
} from '../stored.ts';
import type { Keyring } from './seal.server.ts';
import type { Tables } from './tables.ts';

export type ConsultationRow = Selectable<Tables['consultation']>;

/** The columns derived from the content. */
export function sealContent(id: string, content: ConsultationContent, keyring: Keyring) {
  return {
    sealed: keyring.seal(JSON.stringify(content), id),
    key_id: keyring.current,
  };
}

/** @throws SealError when it does not open */
export function readContent(
  { id, sealed }: Pick<ConsultationRow, 'id' | 'sealed'>,
  keyring: Keyring,
): ConsultationContent {
  // Written by sealContent and authenticated by the seal; an older row lacks the fields that the form got since.
  const content = JSON.parse(keyring.open(sealed, id)) as ConsultationContent;
  return { ...noContent, ...content };
}

/** Every sealed field, empty. */
const noContent = Object.fromEntries(
  fieldNames.filter((name) => !Object.hasOwn(columnFields, name)).map((name) => [name, null]),
);

/**
 * Opens a row.
 *
 * @throws SealError when it does not open
 */
export function openRow(row: ConsultationRow, keyring: Keyring): StoredConsultation {
  return {
    id: row.id,
    reference: row.reference,
    receivedAt: row.received_at,
    status: isStatus(row.status) ? row.status : 'new',
    statusChangedAt: row.status_changed_at,
    appointmentAt: row.appointment_at,
    suspicions: readSuspicions(row.suspicions),
    lastContactAt: row.last_contact_at,
    eraseAt: row.erase_at,
    stage: row.stage,
    area: row.area,
    consentVersion: row.consent_version,
    marketingConsentAt: row.marketing_consent_at,
    confirmation: row.confirmation === 1,
    ...readContent(row, keyring),
  };
}

export function toDelivery(row: Selectable<Tables['outbox']>): Delivery {
  return {
    id: row.id,
    channel: row.channel,
    kind: row.kind,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    lastError: row.last_error,
    deliveredAt: row.delivered_at,
    stuckAt: row.stuck_at,
  };
}

/** Ignores keys that this version does not know. */
function readSuspicions(stored: string): Suspicion[] {
  return stored
    .split(',')
    .map((key) => formerSuspicions.get(key) ?? key)
    .filter(isSuspicion);
}

function isSuspicion(text: string): text is Suspicion {
  return Object.hasOwn(suspicions, text);
}

/** Number of rows of a table. */
export async function countRows(query: Kysely<Tables>, name: keyof Tables): Promise<number> {
  const row = await query
    .selectFrom(name)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
