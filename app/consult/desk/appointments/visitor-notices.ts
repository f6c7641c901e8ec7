import type { Kysely, Selectable } from 'kysely';
import { isReminderDue } from '#app/consult/requests/appointment-time.ts';
import type { Tables } from '#app/consult/requests/storage/tables.ts';

/** The notices to a visitor about the appointment, by their kind in the outbox. */
const appointmentKinds = ['booking', 'cancelled', 'reminder'] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

/** A notice in the outbox. */
export type SentNotice = Pick<
  Selectable<Tables['outbox']>,
  'id' | 'kind' | 'about' | 'attempts' | 'delivered_at'
>;

interface Appointment {
  status: string;
  status_changed_at: string;
  appointment_at: string | null;
}

/** Reads the notices of a request about its appointment, the latest first. */
export function readVisitorNotices(query: Kysely<Tables>, id: string): Promise<SentNotice[]> {
  return query
    .selectFrom('outbox')
    .select(['id', 'kind', 'about', 'attempts', 'delivered_at'])
    .where('consultation_id', '=', id)
    .where('kind', 'in', appointmentKinds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * The appointment that the visitor knows of, from the last notice of a booking or a cancellation. A notice counts even
 * if its delivery failed, because it may have arrived.
 *
 * @param notices the latest first
 * @returns an instant, ISO 8601; null: none
 */
export function knownAppointment(notices: readonly SentNotice[]): string | null {
  const last = notices.find((one) => one.kind !== 'reminder' && mayHaveArrived(one));
  return last?.kind === 'booking' ? last.about : null;
}

/** Number of the notices of a booking, a move or a cancellation that may have arrived: SEQUENCE of the calendar event. */
export function countAnnounced(notices: readonly SentNotice[]): number {
  return notices.filter((one) => one.kind !== 'reminder' && mayHaveArrived(one)).length;
}

/**
 * The notices that the visitor still needs, compared with those sent or queued. The visitor of a withdrawn request gets
 * none.
 *
 * @param notices the latest first
 */
export function neededNotices(
  { status, status_changed_at, appointment_at }: Appointment,
  notices: readonly SentNotice[],
  now: Date,
): { kind: AppointmentKind; about: string }[] {
  const isAhead = (at: string | null) => at !== null && at > now.toISOString();
  const waits = (kind: AppointmentKind, about: string) =>
    notices.some((one) => one.kind === kind && one.about === about && one.delivered_at === null);
  const known = knownAppointment(notices);
  if (status === 'booked' && appointment_at !== null && isAhead(appointment_at)) {
    const about = appointment_at;
    const reminded = notices.some(
      (one) => one.kind === 'reminder' && one.about === about && mayHaveArrived(one),
    );
    const needed = {
      booking: known !== about,
      reminder: isReminderDue(now, about, status_changed_at) && !reminded,
    };
    return (['booking', 'reminder'] as const)
      .filter((kind) => needed[kind] && !waits(kind, about))
      .map((kind) => ({ kind, about }));
  }
  if (status === 'booked' || status === 'withdrawn' || known === null) return [];
  return isAhead(known) && !waits('cancelled', known) ? [{ kind: 'cancelled', about: known }] : [];
}

function mayHaveArrived({ delivered_at, attempts }: SentNotice): boolean {
  return delivered_at !== null || attempts > 0;
}
