import type { Selectable } from 'kysely';
import { newDeliveries } from '#app/consult/delivery/enqueue.server.ts';
import { isMobile } from '#app/consult/requests/fields/phone.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import { type ConsultationRow, readContent } from '#app/consult/requests/storage/rows.server.ts';
import { SealError } from '#app/consult/requests/storage/seal.server.ts';
import type { Tables } from '#app/consult/requests/storage/tables.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import { databaseAlert } from '#app/platform/database/errors.ts';
import { createJob } from '#app/platform/job.ts';
import type { Log } from '#app/platform/log.ts';
import { isDaytime, isReminderDue } from './appointment-time.ts';

interface AppointmentsOptions extends ConsultStorage {
  /** Names of the configured channels. */
  channels: readonly string[];
  /** Called after notices were queued. */
  onQueued: () => void;
  log: Log;
  alerts: Pick<Alerts, 'raise'>;
}

const PERIOD_MS = 60_000;

/**
 * Queues the notices to visitors about their appointments, once for each change, whether the firm booked by a link or
 * at the command line. Visitors who gave an e-mail address get a mail, the others an SMS. At night, nothing is queued.
 */
export function createAppointments(options: AppointmentsOptions) {
  const { db, keyring, channels, onQueued, log, alerts } = options;
  const toVisitors = ['visitor-mail', 'confirmation'].filter((name) => channels.includes(name));

  async function round(): Promise<void> {
    const now = new Date();
    if (!isDaytime(now)) return;
    try {
      if ((await queueDue(now)) > 0) onQueued();
    } catch (error) {
      // The next round tries again.
      log.error({ event: 'appointments_failed', error });
      if (!databaseAlert(error)) alerts.raise('reminders_failed');
    }
  }

  function queueDue(now: Date): Promise<number> {
    const at = now.toISOString();
    return db.exclusively(async (transaction) => {
      const booked = await transaction
        .selectFrom('consultation')
        .selectAll()
        .where('status', '=', 'booked')
        .where('appointment_at', '>', at)
        .execute();
      let queued = 0;
      for (const row of booked) {
        const { id: consultation_id, appointment_at: about } = row;
        const notices = await transaction
          .selectFrom('outbox')
          .select(['kind', 'about', 'attempts', 'delivered_at'])
          .where('consultation_id', '=', consultation_id)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .execute();
        const reminds = isReminderDue(now, about ?? '', row.status_changed_at);
        const due = (['booking', 'reminder'] as const).filter((kind) => {
          if (kind === 'reminder' && !reminds) return false;
          return !isAnnounced(
            notices.filter((one) => one.kind === kind),
            about,
          );
        });
        const channel = due.length > 0 && channelFor(row);
        if (!channel) continue;
        const rows = due.flatMap((kind) =>
          newDeliveries([channel], { kind, consultation_id, about }, at),
        );
        await transaction.insertInto('outbox').values(rows).execute();
        queued += rows.length;
      }
      return queued;
    });
  }

  /** Undefined if no channel reaches this visitor. */
  function channelFor(row: ConsultationRow): string | undefined {
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

  const job = createJob({
    round,
    everyMs: PERIOD_MS,
    onRound: () => log.debug({ event: 'appointments_checked' }),
  });
  return {
    start() {
      if (toVisitors.length > 0) job.start();
    },
    stop: job.stop,
  };
}

type AppointmentNotice = Pick<Selectable<Tables['outbox']>, 'about' | 'attempts' | 'delivered_at'>;

/**
 * Whether the last notice announced an appointment to the visitor, or a queued notice will. A notice counts even if its
 * delivery failed, because it may have arrived. A notice about another time does not count if its delivery was never
 * tried, because it is dropped.
 *
 * @param notices notices of one kind, the latest first
 */
function isAnnounced(notices: readonly AppointmentNotice[], about: string | null): boolean {
  const last = notices.find((one) => one.delivered_at !== null || one.attempts > 0);
  const waits = notices.some((one) => one.delivered_at === null && one.about === about);
  return waits || last?.about === about;
}
