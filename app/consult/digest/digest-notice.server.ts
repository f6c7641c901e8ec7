import { areas } from '#app/content/areas.ts';
import { stages, times } from '#app/content/consult.ts';
import { dottedDate } from '#app/content/dotted-date.ts';
import { addDays, koreanDay } from '#app/law/deadlines/calendar.ts';
import { callDue, type OfficeHours, officeHours } from '../calls/call-due.ts';
import type { Notice, NoticeItem } from '../delivery/notice.ts';
import { contactText, word } from '../message.ts';
import { deletionDue, latestDueContact } from '../retention/retention-period.ts';
import type { ConsultStorage } from '../storage/open-storage.server.ts';
import { type ConsultationRow, openRow } from '../storage/rows.server.ts';
import { SealError } from '../storage/seal.server.ts';
import { formatInstant } from '../submission/instant.ts';
import { statuses, uncalled } from '../submission/states.ts';
import type { StoredConsultation } from '../submission/stored.ts';
import { nextWorkingDay, startOf } from './digest-time.ts';

interface DigestOptions {
  retentionMonths: number;
  office?: OfficeHours;
}

/** Items of one part; the rest is counted. */
const LIMIT = 20;

/**
 * What a morning's digest says: who was not called, who was called and waits, consultations until the next
 * working day, deliveries that do not arrive, and what will be deleted within a week.
 *
 * @returns null when there is nothing to say
 */
export async function digestNotice(
  { db, keyring }: ConsultStorage,
  day: string,
  { retentionMonths, office = officeHours }: DigestOptions,
): Promise<Notice | null> {
  const now = startOf(day);
  const open = await db.query
    .selectFrom('consultation')
    .selectAll()
    .where('status', 'in', [...uncalled, 'contacted', 'booked'])
    .orderBy('received_at')
    .execute();
  const requests = open.map((row) => ({ row, request: opened(row, keyring) }));
  const next = startOf(nextWorkingDay(day, office));
  const isUncalled = ({ row }: Found) => uncalled.some((status) => status === row.status);
  const today = requests
    .filter(({ row: { appointment_at: at } }) => at !== null && at >= now && at < next)
    .toSorted((a, b) => ((a.row.appointment_at ?? '') < (b.row.appointment_at ?? '') ? -1 : 1));
  const parts = [
    part('상담 예약', today, ({ row }) => formatInstant(row.appointment_at ?? '')),
    part('아직 통화하지 못한 신청', requests.filter(isUncalled), (found) =>
      waitingWords(found, now, office),
    ),
    part(
      '연락했고 끝나지 않은 신청',
      requests.filter(({ row }) => row.status === 'contacted' || isPast(row, now)),
      ({ row }) => `${word(statuses, row.status)} ${formatInstant(row.status_changed_at)}`,
    ),
    await troubles(db),
    await leaving(db, day, retentionMonths),
  ].filter(({ items }) => items.length > 0);
  if (parts.length === 0) return null;
  const counts = parts.map(({ title, count }) => `${title} ${count}`);
  return {
    event: 'digest',
    title: `[아침 요약] ${dottedDate(day)} ${counts.slice(0, 2).join(', ')}`,
    heading: `${dottedDate(day)} 아침`,
    intro: [],
    parts,
    data: {
      day,
      parts: parts.map(({ key, count, references }) => ({ key, count, references })),
    },
  };
}

interface Found {
  row: ConsultationRow;
  /** Null: it does not open. */
  request: StoredConsultation | null;
}

const keys = {
  '상담 예약': 'appointments',
  '아직 통화하지 못한 신청': 'uncalled',
  '연락했고 끝나지 않은 신청': 'called',
} as const;

/** What is likely to be done next; the mail of the request has every link. */
const nextActions = {
  appointments: ['retained', 'closed', 'note'],
  uncalled: ['contacted', 'missed', 'note'],
  called: ['booked', 'retained', 'closed', 'note'],
} as const;

function part(title: keyof typeof keys, found: Found[], detail: (one: Found) => string) {
  const items = found.slice(0, LIMIT).map((one): NoticeItem => {
    const { row, request } = one;
    const actions = nextActions[keys[title]];
    const about = row.area ? word(areas, row.area) : word(stages, row.stage);
    return {
      term: row.reference,
      text: [about, detail(one)].join(' · '),
      ...(request && {
        person: `${request.name} ${contactText(request)}`,
        request: { reference: row.reference, status: request.status, actions },
      }),
    };
  });
  const references = found.map(({ row }) => row.reference);
  return { key: keys[title], title, count: found.length, references, items: cut(items, found) };
}

function cut(items: NoticeItem[], all: readonly unknown[]): NoticeItem[] {
  const more = all.length - items.length;
  return more > 0 ? [...items, { term: '그 밖에', text: `${more}건` }] : items;
}

/** How long a request has been waiting, and whether the promised time has passed. */
function waitingWords({ row, request }: Found, now: string, office: OfficeHours): string {
  const since = `${word(statuses, row.status)}, 받은 때 ${formatInstant(row.received_at)}`;
  const due = request && callDue(request, office);
  if (!request || !due) return since;
  const when = word(times, request.time);
  return due < now ? `${since}, ${when}, 약속한 때가 지났습니다` : `${since}, ${when}`;
}

/** Whether its consultation is over and nothing was said of it. */
function isPast({ appointment_at: at }: ConsultationRow, now: string): boolean {
  return at !== null && at < now;
}

async function troubles(db: ConsultStorage['db']) {
  const rows = await db.query
    .selectFrom('outbox')
    .leftJoin('consultation', 'consultation.id', 'outbox.consultation_id')
    .select(['outbox.channel', 'outbox.last_error', 'consultation.reference'])
    .where('delivered_at', 'is', null)
    .where('stuck_at', 'is not', null)
    // The digest of yesterday is no news.
    .where('kind', '!=', 'digest')
    .orderBy('outbox.created_at')
    .execute();
  const items = rows.slice(0, LIMIT).map(
    ({ reference, channel, last_error }): NoticeItem => ({
      term: reference ?? '',
      text: [`통로 ${channel}`, last_error && `까닭 ${last_error}`].filter(Boolean).join(' · '),
    }),
  );
  const references = rows.flatMap(({ reference }) => reference ?? []);
  return {
    ...{ key: 'deliveries', title: '전달되지 않는 것', count: rows.length, references },
    items: cut(items, rows),
  };
}

/** What will be deleted within a week, by the retention period or since its visitor asked for it. */
async function leaving(db: ConsultStorage['db'], day: string, months: number) {
  const until = startOf(addDays(day, 7));
  const rows = await db.query
    .selectFrom('consultation')
    .select(['reference', 'last_contact_at', 'erase_at'])
    .where((where) =>
      where.or([
        where('last_contact_at', '<=', latestDueContact(new Date(until), months)),
        where('erase_at', 'is not', null),
      ]),
    )
    .execute();
  const due = rows
    .map(({ reference, last_contact_at, erase_at }) => ({
      ...{ reference, asked: erase_at !== null },
      at: erase_at ?? deletionDue(last_contact_at, months),
    }))
    .filter(({ at }) => at < until)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const items = due.slice(0, LIMIT).map(({ reference, at, asked }): NoticeItem => {
    const when = `${dottedDate(koreanDay(new Date(at)))}에 지워집니다`;
    return { term: reference, text: asked ? `${when} · 신청하신 분이 요청` : when };
  });
  const references = due.map(({ reference }) => reference);
  return {
    ...{ key: 'deletions', title: '이번 주에 지워지는 신청', count: due.length, references },
    items: cut(items, due),
  };
}

function opened(row: ConsultationRow, keyring: ConsultStorage['keyring']) {
  try {
    return openRow(row, keyring);
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}
