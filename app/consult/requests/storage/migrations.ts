import type { Migration } from 'kysely/migration';
import { dailyCount } from '#app/tracking/counts/daily-count-table.ts';
import { consultation } from './migrations/001-consultation.ts';
import { type SealRow, sealed } from './migrations/002-sealed.ts';
import { accessLog } from './migrations/003-access-log.ts';
import { email } from './migrations/005-email.ts';
import { noTicket } from './migrations/006-no-ticket.ts';
import { states } from './migrations/007-states.ts';
import { notices } from './migrations/008-notices.ts';

/** In the order of their names. A migration that has run somewhere is never changed. */
export function migrations(sealRow: SealRow): Record<string, Migration> {
  return {
    '001-consultation': consultation,
    '002-sealed': sealed(sealRow),
    '003-access-log': accessLog,
    '004-daily-count': dailyCount,
    '005-email': email,
    '006-no-ticket': noTicket,
    '007-states': states,
    '008-notices': notices,
  };
}
