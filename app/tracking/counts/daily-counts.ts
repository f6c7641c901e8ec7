import { koreanDay } from '#app/law/korean-time.ts';
import type { Database } from '#app/platform/database/database.ts';
import { type Log, outsideRequests } from '#app/platform/log.ts';
import type { Conversion } from '../events.ts';
import { type CampaignSource, campaignOf, OTHER_CAMPAIGNS } from './campaign.ts';
import type { DailyCountTables } from './daily-count-table.ts';
import { classifySource, type VisitSource } from './source-class.ts';

/** Milliseconds in which counts are collected into one write. */
const DELAY_MS = 2_000;
/**
 * Limit of rows with a campaign in one day. Anyone can invent campaigns, and must not fill the disk or memory; what is
 * beyond the limit counts as `OTHER_CAMPAIGNS`.
 */
const CAMPAIGN_ROWS = 200;

/** Source and campaign of a visit; the values may be anything. */
export interface Visit extends VisitSource, CampaignSource {}

/** Counts how often visitors get in touch, by day in Korea, by class of source and by campaign. */
export function createDailyCounts(db: Database<DailyCountTables>, log: Log) {
  let waiting = new Map<string, Row>();
  let timer: NodeJS.Timeout | undefined;

  function keep(row: Row): void {
    addTo(waiting, waiting.size < CAMPAIGN_ROWS || waiting.has(row.id) ? row : asOther(row));
  }

  /** Writes the counts. Keeps those that cannot be written for the next time. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const rows = [...waiting.values()];
    waiting = new Map();
    try {
      await write(db, rows);
    } catch (error) {
      log.warn({ event: 'counts_not_written', error });
      for (const row of rows) keep(row);
    }
  }

  return {
    /** Adds one, which is written some seconds later. */
    add(conversion: Conversion, visit: Visit): void {
      const day = koreanDay(new Date());
      const [source, campaign] = [classifySource(visit), campaignOf(visit)];
      keep(withId({ day, conversion, source, campaign, count: 1 }));
      timer ??= outsideRequests(() => setTimeout(() => void flush(), DELAY_MS).unref());
    },
    flush,
  };
}

export interface DailyCount {
  /** Calendar date in Korea. */
  day: string;
  conversion: string;
  source: string;
  /** Empty: none. */
  campaign: string;
  count: number;
}

/** Reads the counts from one day to another, both included, in the order of days. */
export function readCounts(
  db: Database<DailyCountTables>,
  from: string,
  until: string,
): Promise<DailyCount[]> {
  return db.query
    .selectFrom('daily_count')
    .select(['day', 'conversion', 'source', 'campaign', 'count'])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .orderBy('day')
    .orderBy('id')
    .execute();
}

interface Row extends DailyCount {
  id: string;
}

function write(db: Database<DailyCountTables>, rows: Row[]): Promise<void> {
  return db.exclusively(async (transaction) => {
    const days = [...new Set(rows.map(({ day }) => day))];
    const known = await transaction
      .selectFrom('daily_count')
      .select(['id', 'day'])
      .where('day', 'in', days)
      .where('campaign', 'not in', ['', OTHER_CAMPAIGNS])
      .execute();
    await transaction
      .insertInto('daily_count')
      .values(withinLimit(rows, known))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          count: row('daily_count.count', '+', row.ref('excluded.count')),
        })),
      )
      .execute();
  });
}

/** Counts new campaigns beyond the limit of their day as others. Each id occurs once in the result. */
function withinLimit(rows: Row[], known: Pick<Row, 'id' | 'day'>[]): Row[] {
  const ids = new Map(known.map(({ id, day }) => [id, day]));
  const kept = new Map<string, Row>();
  for (const row of rows) {
    const isNamed = row.campaign !== '' && row.campaign !== OTHER_CAMPAIGNS;
    const taken = [...ids.values()].filter((day) => day === row.day).length;
    if (isNamed && !ids.has(row.id) && taken >= CAMPAIGN_ROWS) addTo(kept, asOther(row));
    else addTo(kept, row);
    if (isNamed && taken < CAMPAIGN_ROWS) ids.set(row.id, row.day);
  }
  return [...kept.values()];
}

function addTo(rows: Map<string, Row>, row: Row): void {
  rows.set(row.id, { ...row, count: row.count + (rows.get(row.id)?.count ?? 0) });
}

function asOther(row: Row): Row {
  return row.campaign === '' ? row : withId({ ...row, campaign: OTHER_CAMPAIGNS });
}

function withId(count: DailyCount): Row {
  const { day, conversion, source, campaign } = count;
  return { ...count, id: [day, conversion, source, campaign].join(' ').trimEnd() };
}
