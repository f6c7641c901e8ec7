import type { Kysely } from 'kysely';
import type { Tables } from './storage/tables.ts';

/** Open wishes about a request: a deletion and a copy of the data (개인정보 보호법 제35조, 제36조). */
export interface OpenWishes {
  /** From this instant on (ISO 8601) the next round deletes the request; null: nobody asked for it, or it waits. */
  deletionAt: string | null;
  /** Whether the firm still has to hand over a copy of the data. */
  copy: boolean;
  /** Whether a deletion waits until the copy is handed over. */
  deletionWaits: boolean;
}

/**
 * Reads the open wishes, whether they reached the firm or were entered on the receipt. A request that became a case is not
 * deleted.
 *
 * @param references omitted: all requests
 * @returns a map from references to open wishes; requests without wishes are omitted
 */
export async function readOpenWishes(
  query: Kysely<Tables>,
  references?: readonly string[],
): Promise<Map<string, OpenWishes>> {
  if (references?.length === 0) return new Map();
  const rows = await query
    .selectFrom('consultation')
    .leftJoin('wish', (join) =>
      join.onRef('wish.reference', '=', 'consultation.reference').on('wish.settled_at', 'is', null),
    )
    .select(['consultation.reference', 'consultation.status', 'consultation.erase_at'])
    .select(['wish.kind', 'wish.due_at'])
    .where(({ or, eb }) => or([eb('erase_at', 'is not', null), eb('wish.id', 'is not', null)]))
    .$if(references !== undefined, (some) =>
      some.where('consultation.reference', 'in', references ?? []),
    )
    .execute();
  const byReference = Map.groupBy(rows, ({ reference }) => reference);
  return new Map([...byReference].map(([reference, some]) => [reference, summary(some)]));
}

function summary(
  rows: readonly {
    status: string;
    erase_at: string | null;
    kind: string | null;
    due_at: string | null;
  }[],
): OpenWishes {
  const [{ status, erase_at } = { status: '', erase_at: null }] = rows;
  const copy = rows.some(({ kind }) => kind === 'copy');
  const wished = rows.find(({ kind }) => kind === 'delete');
  const due = status === 'retained' || copy ? null : (wished?.due_at ?? null);
  const [deletionAt = null] = [erase_at, due].filter((at) => at !== null).toSorted();
  return { deletionAt, copy, deletionWaits: copy && wished !== undefined && status !== 'retained' };
}
