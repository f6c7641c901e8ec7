import type { Migration } from 'kysely/migration';
import { consultation } from './migrations/001-consultation.ts';
import { type SealRow, sealed } from './migrations/002-sealed.ts';
import { accessLog } from './migrations/003-access-log.ts';
import { dailyCount } from './migrations/004-daily-count.ts';

/** In the order of their names. A migration that has run somewhere is never changed. */
export function migrations(sealRow: SealRow): Record<string, Migration> {
  return {
    '001-consultation': consultation,
    '002-sealed': sealed(sealRow),
    '003-access-log': accessLog,
    '004-daily-count': dailyCount,
  };
}
