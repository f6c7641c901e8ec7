import { koreanDay } from '#app/law/korean-time.ts';
import type { Database } from '#app/platform/database/database.ts';
import { type Log, outsideRequests } from '#app/platform/log.ts';
import type { Conversion } from '../events.ts';
import type { DailyCountTables } from './daily-count-table.ts';
import type { SourceClass } from './source-class.ts';

/** Milliseconds in which counts are collected into one write. */
const DELAY_MS = 2_000;

/** Counts how often visitors get in touch, by day in Korea and by class of source. */
export function createDailyCounts(db: Database<DailyCountTables>, log: Log) {
  let waiting = new Map<string, Row>();
  let timer: NodeJS.Timeout | undefined;

  function keep(row: Row): void {
    const known = waiting.get(row.id);
    waiting.set(row.id, { ...row, count: row.count + (known?.count ?? 0) });
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
    add(conversion: Conversion, source: SourceClass): void {
      const day = koreanDay(new Date());
      keep({ id: `${day} ${conversion} ${source}`, day, conversion, source, count: 1 });
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
    .select(['day', 'conversion', 'source', 'count'])
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
    await transaction
      .insertInto('daily_count')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          count: row('daily_count.count', '+', row.ref('excluded.count')),
        })),
      )
      .execute();
  });
}
