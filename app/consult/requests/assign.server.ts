import type { Person } from '#app/platform/person.ts';
import { onRecord } from './access-log/access-log.server.ts';
import type { ConsultStorage } from './storage/open-storage.server.ts';
import { readContent, sealContent } from './storage/rows.server.ts';

/**
 * Says who at the firm looks after a request. The name is sealed with the content of the request.
 *
 * @param assignee empty: nobody any more
 * @returns false when there is no such request
 * @throws SealError when the request does not open
 */
export function assign(
  { db, keyring }: ConsultStorage,
  person: Person,
  reference: string,
  assignee: string,
): Promise<boolean> {
  return onRecord(db, person, async (transaction) => {
    const row = await transaction
      .selectFrom('consultation')
      .select(['id', 'sealed'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (row) {
      const { assignee: _, ...content } = readContent(row, keyring);
      const assigned = assignee ? { ...content, assignee } : content;
      await transaction
        .updateTable('consultation')
        .set(sealContent(row.id, assigned, keyring))
        .where('id', '=', row.id)
        .execute();
    }
    return { action: 'assign', subject: reference, result: row !== undefined };
  });
}
