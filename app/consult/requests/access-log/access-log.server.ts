import type { Transaction } from 'kysely';
import { addKoreanMonths } from '#app/law/korean-time.ts';
import type { Person } from '#app/platform/person.ts';
import type { Database } from '../storage/database.server.ts';
import type { Tables } from '../storage/tables.ts';

/** Recorded actions, with their Korean labels. */
export const accessActions = {
  list: '목록',
  show: '보기',
  find: '찾기',
  access: '열람 요청',
  status: '상태 바꿈',
  undo: '되돌림',
  note: '메모',
  assign: '담당 정함',
  add: '신청 적어 넣음',
  correct: '번호 고침',
  append: '말씀 덧붙임',
  withdraw: '신청 취소',
  'ask-erase': '삭제 요청',
  deliveries: '전달 상태',
  retry: '다시 보냄',
  export: '내보냄',
  delete: '지움',
  due: '지워질 것 보기',
  purge: '기간이 지나 지움',
  backup: '백업',
  restore: '복원',
  copy: 'PostgreSQL로 옮김',
  'rotate-key': '열쇠 바꿈',
  verify: '검사',
  log: '접속기록 보기',
  trim: '오래된 기록 정리',
} as const;

export type AccessAction = keyof typeof accessActions;

/** Action of a person or a job of the site, and the requests it concerns. */
export interface Access {
  action: AccessAction;
  /** The references, separated by spaces; where an action concerns all requests, their number. */
  subject: string;
}

/**
 * Works with requests and records it, in one transaction. The result is returned only after the record is
 * committed.
 *
 * @param work returns its result and what to record about it
 * @throws if the record cannot be written; nothing has changed then
 */
export function onRecord<Result>(
  db: Database,
  person: Person,
  work: (transaction: Transaction<Tables>) => Promise<Access & { result: Result }>,
): Promise<Result> {
  return db.exclusively(async (transaction) => {
    const { result, ...access } = await work(transaction);
    await recordAccess(transaction, person, access);
    return result;
  });
}

/** Appends a record; only within a transaction of `exclusively`. */
export async function recordAccess(
  transaction: Transaction<Tables>,
  { actor, origin }: Person,
  { action, subject }: Access,
): Promise<void> {
  const last = await transaction
    .selectFrom('access_record')
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const position = (last?.position ?? 0) + 1;
  const at = new Date().toISOString();
  await transaction
    .insertInto('access_record')
    .values({ position, at, actor, origin, action, subject })
    .execute();
}

/** The law requires two years (개인정보의 안전성 확보조치 기준 제8조). */
const KEPT_MONTHS = 24;
/** Records are kept one day longer, because clocks differ. */
const DAY_MS = 86_400_000;

/**
 * Removes records past their retention period, on record.
 *
 * @returns the number of removed records
 */
export function trimAccessLog(db: Database, person: Person, now = new Date()): Promise<number> {
  const limit = addKoreanMonths(new Date(now.getTime() - DAY_MS), -KEPT_MONTHS);
  const cutoff = limit.toISOString();
  return db.exclusively(async (transaction) => {
    const old = await transaction
      .selectFrom('access_record')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('at', '<', cutoff)
      .executeTakeFirstOrThrow();
    const count = Number(old.count);
    if (count === 0) return 0;
    await recordAccess(transaction, person, { action: 'trim', subject: String(count) });
    await transaction.deleteFrom('access_record').where('at', '<', cutoff).execute();
    return count;
  });
}

/** The latest records, newest first. The reading itself is recorded after them. */
export function readAccessLog(db: Database, person: Person, limit: number) {
  return onRecord(db, person, async (transaction) => {
    const result = await transaction
      .selectFrom('access_record')
      .selectAll()
      .orderBy('position', 'desc')
      .limit(limit)
      .execute();
    return { action: 'log', subject: String(result.length), result };
  });
}
