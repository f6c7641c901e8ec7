import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import { readContent } from '#app/consult/requests/storage/rows.server.ts';
import { type Keyring, SealError } from '#app/consult/requests/storage/seal.server.ts';
import { addDays } from '#app/law/calendar.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { koreanDay, startOfKoreanDay } from '#app/law/korean-time.ts';
import { campaignOf } from '#app/tracking/counts/campaign.ts';
import { readCounts } from '#app/tracking/counts/daily-counts.ts';
import { classifySource } from '#app/tracking/counts/source-class.ts';
import {
  type CountedRequest,
  type Fact,
  firstDay,
  lastDay,
  monthBefore,
  monthFacts,
} from './month-facts.ts';

/** Contacts, requests and cases of a month, as numbers. */
export interface MonthReport {
  /** Such as 2026-11. */
  month: string;
  /** The day on which the site began to count, if it lies in this month; null: the whole month was counted. */
  since: CalendarDate | null;
  facts: Fact[];
}

/** Reads the report of a month. Requests that were deleted meanwhile are missing; the site's counts stay. */
export async function readMonthReport(
  { db, keyring }: ConsultStorage,
  month: string,
): Promise<MonthReport> {
  const from = firstDay(monthBefore(month));
  const until = lastDay(month);
  const [start, end] = [startOf(from), startOf(addDays(until, 1))];
  const rows = await db.query
    .selectFrom('consultation')
    .select(['id', 'sealed', 'received_at', 'status', 'status_changed_at', 'retained_at'])
    .where((where) =>
      where.or([
        where.and([where('received_at', '>=', start), where('received_at', '<', end)]),
        where.and([where('retained_at', '>=', start), where('retained_at', '<', end)]),
        where.and([where('status', '=', 'retained'), where('status_changed_at', '>=', start)]),
      ]),
    )
    .execute();
  const began = await firstDayOf(db);
  return {
    month,
    since: began > firstDay(month) ? began : null,
    facts: monthFacts({
      month,
      counts: await readCounts(db, from, until),
      requests: rows.map((row) => ({
        receivedAt: row.received_at,
        status: row.status,
        statusChangedAt: row.status_changed_at,
        retainedAt: row.retained_at,
        ...originOf(row, keyring),
      })),
      comparable: began <= from,
    }),
  };
}

/**
 * The month that a channel's digest of a day reports: the month before, unless the channel has delivered a digest of
 * this month already. So the first digest has the report, also if the site or the mail server was down on the first
 * working day.
 *
 * @returns null if none is due, or if the site did not exist in the month before
 */
export async function monthToReport(
  db: ConsultStorage['db'],
  day: CalendarDate,
  channel: string,
): Promise<string | null> {
  const first = firstDay(day.slice(0, 7));
  if ((await firstDayOf(db)) >= first) return null;
  const earlier = await db.query
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'digest')
    .where('channel', '=', channel)
    .where('about', '>=', first)
    .where('about', '<', day)
    .where('delivered_at', 'is not', null)
    .executeTakeFirst();
  return earlier ? null : monthBefore(day.slice(0, 7));
}

/** The day on which the database was created. */
async function firstDayOf(db: ConsultStorage['db']): Promise<CalendarDate> {
  const site = await db.query.selectFrom('site').select('created_at').executeTakeFirstOrThrow();
  return koreanDay(new Date(site.created_at));
}

/** Reads where a request came from, and nothing else of the sealed content. */
function originOf(
  row: Parameters<typeof readContent>[0],
  keyring: Keyring,
): Pick<CountedRequest, 'source' | 'campaign'> {
  try {
    const { entered, source } = readContent(row, keyring);
    if (entered) return { source: `office_${entered.way}`, campaign: '' };
    return { source: classifySource(source), campaign: campaignOf(source) };
  } catch (error) {
    if (error instanceof SealError) return { source: 'unreadable', campaign: '' };
    throw error;
  }
}

function startOf(day: CalendarDate): string {
  return startOfKoreanDay(day).toISOString();
}
