import { DeliveryError } from '#app/consult/delivery/channel.server.ts';
import type { OutboxRow } from '#app/consult/delivery/queue.server.ts';
import type { NoticeComposers } from '#app/consult/delivery/worker.server.ts';
import { isEve, secondsToDaytime } from '#app/consult/requests/appointment-time.ts';
import { type OfficeHours, officeHours } from '#app/consult/requests/call-due.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import { openRow } from '#app/consult/requests/storage/rows.server.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { appointmentNotice } from './appointments/appointment-notice.ts';
import { closureNotice } from './appointments/closures.server.ts';
import { type AppointmentKind, readVisitorNotices } from './appointments/visitor-notices.ts';
import { lateCallsNotice } from './calls/late-calls.server.ts';
import { digestNotice } from './digest/digest-notice.server.ts';
import { correctionNotice, wordNotice } from './follow-up-notice.ts';
import type { Notice } from './messages/notice.ts';
import { monthToReport } from './report/month-report.server.ts';
import { wishNotice } from './wishes/wish-notice.server.ts';
import { withdrawalNotice } from './withdrawal-notice.ts';

interface NoticesOptions extends ConsultStorage {
  retentionMonths: number;
  office?: OfficeHours;
  /** The address of the page that takes a wish back, by the wish's id. */
  wishLink(id: string): string;
}

/**
 * Creates the composers of notices. A notice is composed when it is delivered, so its text is never stored and never out
 * of date.
 */
export function createNotices(options: NoticesOptions): NoticeComposers<Notice> {
  const { db, keyring, retentionMonths, wishLink, office = officeHours } = options;

  const requestOf = ({ consultation_id }: OutboxRow) =>
    db.query
      .selectFrom('consultation')
      .selectAll()
      // `consultation_id` is null for a digest, and no row has that id.
      .where('id', '=', consultation_id)
      .executeTakeFirst();

  async function appointment(kind: AppointmentKind, delivery: OutboxRow) {
    const { about } = delivery;
    const now = new Date();
    const row = await requestOf(delivery);
    if (!row) return null;
    const notices = await readVisitorNotices(db.query, row.id);
    const earlier = notices.slice(notices.findIndex(({ id }) => id === delivery.id) + 1);
    const facts = { kind, about, earlier, now };
    const notice = appointmentNotice(openRow(row, keyring), facts);
    if (!notice) return null;
    // A retry may be due at night.
    const retryAfter = secondsToDaytime(now);
    if (retryAfter > 0) throw new DeliveryError({ code: 'ENIGHT', retryAfter });
    return kind === 'reminder' && !isEve(now, about) ? null : notice;
  }

  async function followUp(compose: typeof wordNotice, delivery: OutboxRow) {
    const row = await requestOf(delivery);
    if (!row || row.status === 'withdrawn') return null;
    return compose(openRow(row, keyring), delivery.about);
  }

  return {
    corrected: (delivery) => followUp(correctionNotice, delivery),
    added: (delivery) => followUp(wordNotice, delivery),
    async withdrawn(delivery) {
      const row = await requestOf(delivery);
      return row ? withdrawalNotice(row, delivery.about) : null;
    },
    async digest({ about, channel }) {
      // A digest that was delayed past its day is dropped.
      if (about === null || about !== koreanDay(new Date())) return null;
      const reportOf = await monthToReport(db, about, channel);
      return digestNotice({ db, keyring }, about, { retentionMonths, reportOf, office });
    },
    overdue: ({ about }) => lateCallsNotice({ db, keyring }, about, office),
    wish: ({ about }) => wishNotice({ db, keyring, retentionMonths, wishLink }, about),
    booking: (delivery) => appointment('booking', delivery),
    cancelled: (delivery) => appointment('cancelled', delivery),
    reminder: (delivery) => appointment('reminder', delivery),
    closure: ({ about }) => closureNotice(db, about),
  };
}
