import { DeliveryError } from '#app/consult/delivery/channel.server.ts';
import type { OutboxRow } from '#app/consult/delivery/queue.server.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import { openRow } from '#app/consult/requests/storage/rows.server.ts';
import { koreanDay } from '#app/law/deadlines/calendar.ts';
import { appointmentNotice } from './appointments/appointment-notice.ts';
import { isEve, secondsToDaytime } from './appointments/appointment-time.ts';
import { type OfficeHours, officeHours } from './calls/call-due.ts';
import { digestNotice } from './digest/digest-notice.server.ts';
import type { Notice } from './messages/notice.ts';
import { withdrawalNotice } from './withdrawal-notice.ts';

interface NoticesOptions extends ConsultStorage {
  retentionMonths: number;
  office?: OfficeHours;
}

/**
 * Writes notices when they are delivered: nothing of them is stored, and none says what has changed since.
 *
 * @returns a function whose result is null for a notice that has become pointless
 */
export function createNotices({
  retentionMonths,
  office = officeHours,
  ...storage
}: NoticesOptions) {
  return async ({ kind, consultation_id, about }: OutboxRow): Promise<Notice | null> => {
    const row = await storage.db.query
      .selectFrom('consultation')
      .selectAll()
      // No row has the id null.
      .where('id', '=', consultation_id)
      .executeTakeFirst();
    switch (kind) {
      case 'withdrawn':
        return row ? withdrawalNotice(row, about) : null;
      case 'digest':
        // Yesterday's is no news.
        if (about === null || about !== koreanDay(new Date())) return null;
        return digestNotice(storage, about, { retentionMonths, office });
      case 'booking':
      case 'reminder': {
        const now = new Date();
        const notice = row && appointmentNotice(kind, openRow(row, storage.keyring), about, now);
        if (!notice) return null;
        // A retry may fall into the night.
        const retryAfter = secondsToDaytime(now);
        if (retryAfter > 0) throw new DeliveryError({ code: 'ENIGHT', retryAfter });
        return kind === 'reminder' && !isEve(now, about) ? null : notice;
      }
      default:
        return null;
    }
  };
}
