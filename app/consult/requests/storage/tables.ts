import type { Generated } from 'kysely';
import type { SiteTables } from '#app/platform/database/database.ts';
import type { DailyCountTables } from '#app/tracking/counts/daily-count-table.ts';

/** Times are ISO 8601 in UTC, so that they sort as text; dates are calendar dates. */
export interface Tables extends SiteTables, DailyCountTables {
  /** Its one row says how far the access log has been copied to the process's log. */
  access_log_copy: {
    id: string;
    /** Position of the last copied record. */
    position: number;
  };
  consultation: {
    id: string;
    /** The number that the visitor gets: eight characters in two groups. */
    reference: string;
    received_at: string;
    /** A key of `states`. */
    status: Generated<string>;
    status_changed_at: Generated<string>;
    /** Time of the consultation; null: none is booked. */
    appointment_at: string | null;
    /** Time at which the firm took the case, kept when the case is closed; null: it did not, or the state was corrected. */
    retained_at: string | null;
    /** Keys of `suspicions`, with commas between; empty: none. */
    suspicions: Generated<string>;
    last_contact_at: string;
    /** Time of the deletion that the visitor asked for; null: the request is deleted after the retention period. */
    erase_at: string | null;
    stage: string;
    area: string | null;
    consent_version: string;
    marketing_consent_at: string | null;
    /** 1 if the visitor asked for a confirmation by SMS. */
    confirmation: Generated<number>;
    /** ConsultationContent as JSON, sealed. */
    sealed: string;
    /** Id of the key of the seal and of the fingerprint. */
    key_id: string;
    /** MAC of the whole content, to compare it. */
    fingerprint: string;
    /** The browser's key, the same for each attempt to send one form. */
    idempotency_key: string | null;
  };
  /** The firm's notes on a request. */
  note: {
    id: string;
    consultation_id: string;
    written_at: string;
    author: string;
    sealed: string;
    key_id: string;
  };
  /** One row for each channel that must deliver the request, or a notice. */
  outbox: {
    id: string;
    /** Null: a notice that concerns no single request. */
    consultation_id: string | null;
    /** A key of `deliveryKinds`. */
    kind: Generated<string>;
    /** The subject of the notice: the day of a digest, the time of an appointment, or what the visitor asked for. */
    about: string | null;
    created_at: string;
    channel: string;
    attempts: Generated<number>;
    next_attempt_at: string;
    /** Code of the last failure, never text of the receiver, which may quote personal data. */
    last_error: string | null;
    delivered_at: string | null;
    /** Worker that has leased it, and until when. */
    lease_owner: string | null;
    lease_until: string | null;
    stuck_at: string | null;
  };
  /** Each signed link that was used, once. */
  used_link: {
    /** The link's id, which is not secret. */
    id: string;
    consultation_id: string;
    used_at: string;
  };
  /** Each link to the list of open requests on which a wrong PIN was tried. */
  list_link: {
    /** The last day on which the link works, and the address of its mailbox. */
    id: string;
    /** The last day in Korea, as 2026-11-23. */
    until: string;
    /** Number of wrong PINs. */
    wrong: number;
  };
  /** The state of a request before its last change, which an undo restores. One row for each request. */
  status_change: {
    consultation_id: string;
    /** `status_changed_at` that the change set: an undo is possible while the request has it. */
    changed_at: string;
    /** The columns of the request before. */
    status: string;
    status_changed_at: string;
    appointment_at: string | null;
    retained_at: string | null;
    last_contact_at: string;
  };
  /** Days of the firm's closures that the site has seen, so that it sends a notice about a new one only. */
  seen_closure: {
    /** In Korea, as 2026-12-31. */
    day: string;
    seen_at: string;
  };
  /** Log of the people and jobs that read, exported or deleted requests; append-only. */
  access_record: {
    position: number;
    at: string;
    /** Account of the person at the command line, or the job of the site. */
    actor: string;
    /** Host, and the address of a remote terminal. */
    origin: string;
    action: string;
    /** References, separated by spaces; for all requests, their number. */
    subject: string;
  };
  /** Every key that ever sealed here, with a MAC that detects a wrong key of the same id. */
  seal_key: {
    id: string;
    check_value: string;
  };
  /** Wishes about a request's data that reached the firm by phone or mail. A wish has no personal data, and stays after the request. */
  wish: {
    id: string;
    reference: string;
    /** A key of `wishKinds`. */
    kind: string;
    /** A key of `verifications`: how the firm made sure who was asking. */
    verified: string;
    asked_at: string;
    /** Actor who entered it. */
    asked_by: string;
    /** It is not carried out before this time. */
    due_at: string;
    /** Time at which the copy was sent to the firm; null for a deletion. */
    ready_at: string | null;
    /** Time of the notice that the ten days end soon. */
    warned_at: string | null;
    settled_at: string | null;
    /** A key of `wishOutcomes`; null while it is open. */
    outcome: string | null;
  };
  /** Days whose digest was sent or skipped. */
  digest: {
    /** In Korea, as 2026-11-23. */
    day: string;
    made_at: string;
  };
}

/** Primary key of each table. A table comes after those that its rows refer to. */
export const primaryKeys: Record<keyof Tables, string> = {
  site: 'id',
  seal_key: 'id',
  consultation: 'id',
  note: 'id',
  outbox: 'id',
  used_link: 'id',
  list_link: 'id',
  status_change: 'consultation_id',
  access_record: 'position',
  access_log_copy: 'id',
  daily_count: 'id',
  digest: 'day',
  wish: 'id',
  seen_closure: 'day',
};

// The keys of the record.
export const tableNames = Object.keys(primaryKeys) as (keyof Tables)[];
