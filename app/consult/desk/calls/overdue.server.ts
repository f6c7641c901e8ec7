import { onRecord } from '#app/consult/requests/access-log/access-log.server.ts';
import { callDue, type OfficeHours, officeHours } from '#app/consult/requests/call-due.ts';
import {
  type Damaged,
  isDamaged,
  matches,
  open,
} from '#app/consult/requests/request-reader.server.ts';
import { type Selection, selected } from '#app/consult/requests/selection.server.ts';
import { uncalled } from '#app/consult/requests/states.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import type { StoredConsultation } from '#app/consult/requests/stored.ts';
import type { Person } from '#app/platform/person.ts';

interface OverdueOptions {
  selection?: Selection;
  now?: Date;
  office?: OfficeHours;
}

/**
 * Lists the requests for which the firm has not called by the promised time, oldest first, and records the access. The
 * list includes requests that do not open, because nobody can know whom to call.
 */
export function overdueRequests(
  { db, keyring }: ConsultStorage,
  person: Person,
  { selection = {}, now = new Date(), office = officeHours }: OverdueOptions = {},
): Promise<(StoredConsultation | Damaged)[]> {
  return onRecord(db, person, async (transaction) => {
    const rows = await transaction
      .selectFrom('consultation')
      .selectAll()
      .where(selected(selection))
      .where('status', 'in', uncalled)
      .orderBy('received_at')
      .orderBy('id')
      .execute();
    const { whom } = selection;
    const result = rows
      .map((row) => open(row, keyring))
      .filter((one) => matches(one, whom))
      .filter((one) => isDamaged(one) || isOverdue(one, now, office));
    const subject = result.map(({ reference }) => reference).join(' ');
    return { action: 'list', subject, result };
  });
}

function isOverdue(request: StoredConsultation, now: Date, office: OfficeHours): boolean {
  const due = callDue(request, office);
  return due !== null && due < now.toISOString();
}
