import {
  callDue,
  nextWorkingDay,
  type OfficeHours,
  officeHours,
} from '#app/consult/requests/call-due.ts';
import { stages, timeText } from '#app/consult/requests/choices.ts';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { labelOf } from '#app/consult/requests/label-of.ts';
import { type OpenWishes, readOpenWishes } from '#app/consult/requests/open-wishes.server.ts';
import { deletionDue, latestDueContact } from '#app/consult/requests/retention-period.ts';
import { statuses, uncalled } from '#app/consult/requests/states.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import { type ConsultationRow, openRow } from '#app/consult/requests/storage/rows.server.ts';
import { SealError } from '#app/consult/requests/storage/seal.server.ts';
import { type StoredConsultation, suspicions } from '#app/consult/requests/stored.ts';
import { areas } from '#app/firm/view/areas.ts';
import { lawReminders } from '#app/firm/view/stale-law.ts';
import { addDays } from '#app/law/calendar.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import type { ActName } from '../acts/acts.ts';
import { briefOf } from '../messages/brief.server.ts';
import { contactText, isCalled } from '../messages/message-lines.ts';
import type { Notice, NoticeItem } from '../messages/notice.ts';
import { readMonthReport } from '../report/month-report.server.ts';
import { reportCopy } from '../report/report-copy.ts';
import { reportCsv, reportParts } from '../report/report-tables.ts';
import { startOf } from './digest-time.ts';

interface DigestOptions {
  retentionMonths: number;
  /** The month whose report is added, such as 2026-11; null: none. */
  reportOf?: string | null;
  office?: OfficeHours;
}

/** One part lists at most this many items, and counts the others. */
const LIMIT = 20;
/** After these days, a request that is held as suspected no longer causes a digest by itself. */
const FRESH_DAYS = 7;

/**
 * Composes the digest of a morning: the consultations until the next working day, the requests that nobody has called,
 * the requests that were called and are still open, the requests held as suspected, the newest first, the stuck
 * deliveries, what is deleted within a week, the law that a lawyer has to look at, and the report of a month.
 *
 * @returns null if there is nothing to report
 */
export async function digestNotice(
  { db, keyring }: ConsultStorage,
  day: string,
  { retentionMonths, reportOf = null, office = officeHours }: DigestOptions,
): Promise<Notice | null> {
  const now = startOf(day);
  const open = await db.query
    .selectFrom('consultation')
    .selectAll()
    .where('status', 'in', [...uncalled, 'contacted', 'booked', 'suspected'])
    .orderBy('received_at')
    .execute();
  const wishes = await readOpenWishes(db.query);
  const requests = open.map((row) => ({
    reference: row.reference,
    row,
    request: openOrNull(row, keyring),
    wishes: wishes.get(row.reference),
  }));
  const next = startOf(nextWorkingDay(day, office));
  const isUncalled = ({ row }: Found) => uncalled.some((status) => status === row.status);
  const today = requests
    .filter(({ row: { appointment_at: at } }) => at !== null && at >= now && at < next)
    .toSorted((a, b) => ((a.row.appointment_at ?? '') < (b.row.appointment_at ?? '') ? -1 : 1));
  const isCalled = ({ row }: Found) => row.status === 'contacted' || isPast(row, now);
  const suspected = requests.filter(({ row }) => row.status === 'suspected').reverse();
  const fresh = startOf(addDays(day, -FRESH_DAYS));
  const parts = [
    part('appointments', '상담 예약', today, (one) =>
      requestItem(one, formatInstant(one.row.appointment_at ?? ''), [
        'booked',
        'retained',
        'closed',
        'note',
      ]),
    ),
    part('uncalled', '아직 통화하지 못한 신청', requests.filter(isUncalled), (one) =>
      requestItem(one, waitingWords(one, now, office), ['contacted', 'missed', 'note']),
    ),
    part('called', '연락했고 끝나지 않은 신청', requests.filter(isCalled), (one) => {
      return requestItem(one, calledWords(one), ['booked', 'retained', 'closed', 'note']);
    }),
    part('suspected', '의심되어 따로 둔 신청', suspected, (one) =>
      requestItem(one, suspicionWords(one), ['genuine', 'closed']),
    ),
    await stuckDeliveries(db),
    await upcomingDeletions(db, day, retentionMonths, wishes),
    part('law', '확인할 법', lawReminders(day).map(lawItem), (item) => item),
  ].filter(({ items }) => items.length > 0);
  const isNews = ({ key }: (typeof parts)[number]) =>
    key !== 'suspected' || suspected.some(({ row }) => row.received_at >= fresh);
  if (!parts.some(isNews) && reportOf === null) return null;
  const counts = parts.map(({ title, count }) => `${title} ${count}`).slice(0, 2);
  if (reportOf !== null) counts.push(reportCopy.name(reportOf));
  const report = reportOf === null ? null : await readMonthReport({ db, keyring }, reportOf);
  return {
    event: 'digest',
    title: `[아침 요약] ${dottedDate(day)} ${counts.join(', ')}`,
    heading: `${dottedDate(day)} 아침`,
    intro: [],
    parts: [...parts, ...(report ? reportParts(report).map((one) => ({ ...one, items: [] })) : [])],
    ...(report && { file: { name: reportCopy.file(report.month), content: reportCsv(report) } }),
    data: {
      day,
      parts: parts.map(({ key, count, references }) => ({ key, count, references })),
      ...(report && { report }),
    },
  };
}

interface Found {
  reference: string;
  row: ConsultationRow;
  /** Null if the row does not open. */
  request: StoredConsultation | null;
  wishes?: OpenWishes | undefined;
}

/** Lists the first items of a part, and counts the others. */
function part<One extends { reference: string | null }>(
  key: string,
  title: string,
  all: readonly One[],
  itemOf: (one: One) => NoticeItem,
) {
  const items = all.slice(0, LIMIT).map(itemOf);
  const more = all.length - items.length;
  if (more > 0) items.push({ term: '그 밖에', text: `${more}건` });
  const references = all.flatMap(({ reference }) => reference ?? []);
  return { key, title, count: all.length, references, items };
}

/** @param actions the actions that are likely next; the request's own mail has all links */
export function requestItem(
  { reference, row, request, wishes }: Found,
  detail: string,
  actions: readonly ActName[],
): NoticeItem {
  const situation = request?.entered ? briefOf(request).stage : labelOf(stages, row.stage);
  const about = row.area ? labelOf(areas, row.area) : situation;
  return {
    term: reference,
    text: [about, detail, wishes && wishWords(wishes)].filter(Boolean).join(' · '),
    ...(request && {
      person: `${request.name} ${contactText(request)}`,
      request: { reference, status: request.status, actions },
    }),
  };
}

function wishWords({ deletionAt, deletionWaits }: OpenWishes): string {
  return deletionAt !== null || deletionWaits ? '지워 달라고 하셨습니다' : '보여 달라고 하셨습니다';
}

/** Since when a request has its state, or when its appointment was. */
function calledWords({ row }: Found): string {
  const status = labelOf(statuses, row.status);
  return row.appointment_at === null
    ? `${status} ${formatInstant(row.status_changed_at)}부터`
    : `${status} ${formatInstant(row.appointment_at)}, 지났습니다`;
}

/** How long a request has been waiting, and whether the promised time has passed. */
function waitingWords({ row, request }: Found, now: string, office: OfficeHours): string {
  const since = `${labelOf(statuses, row.status)}, 받은 때 ${formatInstant(row.received_at)}`;
  const due = request && callDue(request, office);
  if (!request || !due) return since;
  const late = due < now ? '약속한 때가 지났습니다' : null;
  return [since, answerWords(request), late].filter(Boolean).join(', ');
}

/** The time that the visitor chose for the call; null: nobody asked a caller. */
export function answerWords(request: StoredConsultation): string | null {
  if (!isCalled(request)) return '이메일로 답할 신청';
  return request.entered ? null : timeText(request.time);
}

/** Tells when a suspected request came, and why it is suspected. */
function suspicionWords({ row, request }: Found): string {
  const signs = request?.suspicions.map((sign) => suspicions[sign]) ?? [];
  return [`받은 때 ${formatInstant(row.received_at)}`, ...signs].join(', ');
}

/** Whether the appointment is over. */
function isPast({ appointment_at: at }: ConsultationRow, now: string): boolean {
  return at !== null && at < now;
}

async function stuckDeliveries(db: ConsultStorage['db']) {
  const rows = await db.query
    .selectFrom('outbox')
    .leftJoin('consultation', 'consultation.id', 'outbox.consultation_id')
    .select(['outbox.channel', 'outbox.last_error', 'consultation.reference'])
    .where('delivered_at', 'is', null)
    .where('stuck_at', 'is not', null)
    // A digest that was delayed past its day is dropped, so nobody has to act on it.
    .where('kind', '!=', 'digest')
    .orderBy('outbox.created_at')
    .execute();
  return part('deliveries', '전달되지 않는 것', rows, ({ reference, channel, last_error }) => ({
    term: reference ?? '',
    text: [`통로 ${channel}`, last_error && `이유 ${last_error}`].filter(Boolean).join(' · '),
  }));
}

/** Requests that are deleted within a week, because the retention period ends or the visitor asked for it. */
async function upcomingDeletions(
  db: ConsultStorage['db'],
  day: string,
  months: number,
  wishes: ReadonlyMap<string, OpenWishes>,
) {
  const until = startOf(addDays(day, 7));
  const rows = await db.query
    .selectFrom('consultation')
    .select(['reference', 'last_contact_at'])
    .where('last_contact_at', '<=', latestDueContact(new Date(until), months))
    .execute();
  const asked = [...wishes].flatMap(([reference, { deletionAt: at }]) =>
    at === null ? [] : { reference, asked: true, at },
  );
  const aged = rows
    .filter(({ reference }) => !asked.some((one) => one.reference === reference))
    .map(({ reference, last_contact_at }) => ({
      reference,
      asked: false,
      at: deletionDue(last_contact_at, months),
    }));
  const due = [...asked, ...aged]
    .filter(({ at }) => at < until)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return part('deletions', '이번 주에 지워지는 신청', due, ({ reference, at, asked }) => {
    const when = `${dottedDate(koreanDay(new Date(at)))}에 지워집니다`;
    return { term: reference, text: asked ? `${when} · 신청하신 분이 요청` : when };
  });
}

const lawItem = (reminder: { term: string; text: string }) => ({ ...reminder, reference: null });

function openOrNull(row: ConsultationRow, keyring: ConsultStorage['keyring']) {
  try {
    return openRow(row, keyring);
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}
