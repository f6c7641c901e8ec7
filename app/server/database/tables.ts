import type { Generated } from 'kysely';

/** Times are ISO 8601 in UTC, so that they sort as text; dates are calendar dates. */
export interface Tables {
  consultation: ConsultationTable;
  outbox: OutboxTable;
}

interface ConsultationTable {
  id: string;
  /** What the visitor is given: eight characters in two groups. */
  reference: string;
  received_at: string;
  name: string;
  /** Digits only. */
  phone: string;
  stage: string;
  area: string | null;
  died_on: string | null;
  method: string;
  time: string;
  message: string;
  consent_version: string;
}

/** One row for each channel that must carry the request to the firm. */
interface OutboxTable {
  id: string;
  consultation_id: string;
  channel: string;
  attempts: Generated<number>;
  next_attempt_at: string;
  /** Code of the last failure; never a text of the other side, which may quote personal data. */
  last_error: string | null;
  delivered_at: string | null;
}
