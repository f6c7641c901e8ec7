import { rm } from 'node:fs/promises';
import type { RemovedDeliveries } from '#app/consult/requests/removal.server.ts';
import { messageFile } from './message-files.server.ts';
import { LEASE_MS } from './queue.server.ts';

/**
 * The deliveries and message files of requests that are removed.
 *
 * @param dataDir the data folder, which holds the message files
 */
export function removedDeliveries(dataDir: string): RemovedDeliveries {
  return {
    async underway(transaction, ids) {
      if (ids.length === 0) return new Set();
      const rows = await transaction
        .selectFrom('outbox')
        .select(['consultation_id', 'lease_until'])
        .where('consultation_id', 'in', ids)
        .where('delivered_at', 'is', null)
        .execute();
      return new Set(
        rows.filter((row) => isLive(row.lease_until)).map((row) => row.consultation_id),
      );
    },
    async removeMessage(reference) {
      const file = messageFile(dataDir, reference);
      await rm(file, { force: true });
      await rm(`${file}.part`, { force: true });
    },
  };
}

/** A lease that is longer than LEASE_MS was taken under a wrong clock. */
function isLive(until: string | null): boolean {
  const left = Date.parse(until ?? '') - Date.now();
  return left > 0 && left <= LEASE_MS;
}
