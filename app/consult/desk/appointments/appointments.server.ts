import type { Transaction } from 'kysely';
import { newDeliveries } from '#app/consult/delivery/enqueue.server.ts';
import { isDaytime, WAIT_MS } from '#app/consult/requests/appointment-time.ts';
import { type OfficeHours, officeHours } from '#app/consult/requests/call-due.ts';
import { isMobile } from '#app/consult/requests/fields/phone.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import { type ConsultationRow, readContent } from '#app/consult/requests/storage/rows.server.ts';
import { SealError } from '#app/consult/requests/storage/seal.server.ts';
import type { Tables } from '#app/consult/requests/storage/tables.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import { databaseAlert } from '#app/platform/database/errors.ts';
import { createJob } from '#app/platform/job.ts';
import type { Log } from '#app/platform/log.ts';
import { sendsDigest } from '../messages/notice.ts';
import { queueClosures } from './closures.server.ts';
import { type AppointmentKind, neededNotices, readVisitorNotices } from './visitor-notices.ts';

interface AppointmentsOptions extends ConsultStorage {
  office?: OfficeHours;
  /** Names of the configured channels. */
  channels: readonly string[];
  /** Called after notices were queued. */
  onQueued: () => void;
  log: Log;
  alerts: Pick<Alerts, 'raise'>;
}

const PERIOD_MS = 60_000;

/** The channels that reach visitors. */
const visitorChannels = (channels: readonly string[]) =>
  ['visitor-mail', 'confirmation'].filter((name) => channels.includes(name));

/**
 * Queues the notices to visitors about their appointments, once for each change, whether the firm booked by a link or
 * at the command line. Visitors who gave an e-mail address get a mail, the others an SMS. Notices of a booking, a move
 * and a cancellation wait in the outbox for `WAIT_MS`, in which the firm can undo the change. At night, nothing is queued.
 * Queues a notice to the firm about a closure that it adds on a day with appointments.
 */
export function createAppointments(options: AppointmentsOptions) {
  const { db, keyring, channels, office = officeHours, onQueued, log, alerts } = options;
  const toVisitors = visitorChannels(channels);
  const toFirm = channels.filter(sendsDigest);

  async function round(): Promise<void> {
    const now = new Date();
    try {
      const closures = await db.exclusively((transaction) =>
        queueClosures(transaction, { closures: office.closures, channels: toFirm, now }),
      );
      const notices = isDaytime(now) && toVisitors.length > 0 ? await queueDue(now) : 0;
      if (closures + notices > 0) onQueued();
    } catch (error) {
      // The next round tries again.
      log.error({ event: 'appointments_failed', error });
      if (!databaseAlert(error)) alerts.raise('reminders_failed');
    }
  }

  function queueDue(now: Date): Promise<number> {
    return db.exclusively(async (transaction) => {
      let queued = 0;
      for (const row of await concerned(transaction, now.toISOString())) {
        const { id: consultation_id } = row;
        const notices = await readVisitorNotices(transaction, consultation_id);
        const needed = neededNotices(row, notices, now);
        const channel = needed.length > 0 && channelFor(row, keyring, toVisitors);
        if (!channel) continue;
        for (const { kind, about } of needed) {
          const due = dueTime(kind, now);
          if (!due) continue;
          const rows = newDeliveries(
            [channel],
            { kind, consultation_id, about },
            now.toISOString(),
          );
          const waiting = rows.map((one) => ({ ...one, next_attempt_at: due.toISOString() }));
          await transaction.insertInto('outbox').values(waiting).execute();
          queued += rows.length;
        }
      }
      return queued;
    });
  }

  const job = createJob({
    round,
    everyMs: PERIOD_MS,
    onRound: () => log.debug({ event: 'appointments_checked' }),
  });
  return {
    start() {
      if (toVisitors.length + toFirm.length > 0) job.start();
    },
    stop: job.stop,
  };
}

/** Undefined if no channel reaches this visitor. */
function channelFor(
  row: Pick<ConsultationRow, 'id' | 'sealed'>,
  keyring: ConsultStorage['keyring'],
  toVisitors: readonly string[],
): string | undefined {
  try {
    const { phone, email } = readContent(row, keyring);
    return toVisitors.find((name) =>
      name === 'visitor-mail' ? email !== null && email !== '' : isMobile(phone),
    );
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}

/**
 * Whether the site notifies a visitor about the appointment: that takes an e-mail address or a mobile number, and a channel.
 *
 * @param channels names of the configured channels
 * @param id id of the request
 */
export async function tellsVisitor(
  { db, keyring }: ConsultStorage,
  channels: readonly string[],
  id: string,
): Promise<boolean> {
  const row = await db.query
    .selectFrom('consultation')
    .select(['id', 'sealed'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined && channelFor(row, keyring, visitorChannels(channels)) !== undefined;
}

/** The requests with an appointment ahead, and those whose visitor may have to hear that it is cancelled. */
function concerned(transaction: Transaction<Tables>, now: string): Promise<ConsultationRow[]> {
  return transaction
    .selectFrom('consultation')
    .selectAll()
    .where(({ and, eb, or, selectFrom }) =>
      or([
        and([eb('status', '=', 'booked'), eb('appointment_at', '>', now)]),
        and([
          eb('status', 'not in', ['booked', 'withdrawn']),
          eb(
            'id',
            'in',
            selectFrom('outbox')
              .select('consultation_id')
              .where('kind', '=', 'booking')
              .where('about', '>', now)
              .$castTo<{ consultation_id: string }>(),
          ),
        ]),
      ]),
    )
    .execute();
}

/** Time of the first attempt; null if it would lie in the night: the notice is then queued in the morning. */
function dueTime(kind: AppointmentKind, now: Date): Date | null {
  if (kind === 'reminder') return now;
  const due = new Date(now.getTime() + WAIT_MS);
  return isDaytime(due) ? due : null;
}
