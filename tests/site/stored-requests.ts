import { readConfig } from '#app/config/config.ts';
import { openStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import { openRow } from '#app/consult/requests/storage/rows.server.ts';
import type { StoredConsultation } from '#app/consult/requests/stored.ts';
import { createLog } from '#app/platform/log.ts';

/** Every request in a site's database, opened, the oldest first. */
export async function storedRequests(
  settings: Record<string, string | undefined>,
): Promise<StoredConsultation[]> {
  const result = readConfig(settings);
  if (!result.ok) throw new Error(result.faults.join('\n'));
  const { db, keyring } = await openStorage(result.config, createLog('silent'));
  const rows = await db.query
    .selectFrom('consultation')
    .selectAll()
    .orderBy('received_at')
    .execute();
  await db.close();
  return rows.map((row) => openRow(row, keyring));
}
