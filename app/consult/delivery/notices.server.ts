import { withdrawalNotice } from '../receipt/withdrawal-notice.ts';
import type { Database } from '../storage/database.server.ts';
import type { Keyring } from '../storage/seal.server.ts';
import type { Notice } from './notice.ts';
import type { OutboxRow } from './queue.server.ts';

interface NoticesOptions {
  db: Database;
  keyring: Keyring;
}

/**
 * Writes notices when they are delivered: nothing of them is stored, and none says what has changed since.
 *
 * @returns a function whose result is null for a notice that has become pointless
 */
export function createNotices({ db }: NoticesOptions) {
  return async ({ kind, consultation_id, about }: OutboxRow): Promise<Notice | null> => {
    const row =
      consultation_id === null
        ? undefined
        : await db.query
            .selectFrom('consultation')
            .selectAll()
            .where('id', '=', consultation_id)
            .executeTakeFirst();
    switch (kind) {
      case 'withdrawn':
        return row ? withdrawalNotice(row, about) : null;
      default:
        return null;
    }
  };
}
