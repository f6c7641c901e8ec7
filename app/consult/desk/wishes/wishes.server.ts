import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Selectable, SqlBool, Transaction } from 'kysely';
import { newDeliveries } from '#app/consult/delivery/enqueue.server.ts';
import {
  type AccessAction,
  onRecord,
  recordAccess,
} from '#app/consult/requests/access-log/access-log.server.ts';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { roundWords } from '#app/consult/requests/retention-period.ts';
import type { Database } from '#app/consult/requests/storage/database.server.ts';
import type { Tables } from '#app/consult/requests/storage/tables.ts';
import { addDays } from '#app/law/calendar.ts';
import { addKoreanMonths, koreanDay } from '#app/law/korean-time.ts';
import { type Person, siteItself } from '#app/platform/person.ts';
import {
  lastDayOf,
  type NewWish,
  type Verification,
  verifications,
  WAIT_HOURS,
  type WishKind,
  type WishOutcome,
  wishKinds,
} from './wish.ts';

/** Instants are ISO 8601 in UTC. */
export interface Wish {
  id: string;
  reference: string;
  kind: WishKind;
  verified: Verification;
  askedAt: string;
  /** Actor who entered it, as the access log names them. */
  askedBy: string;
  /** It is not carried out before this time. */
  dueAt: string;
  /** Time at which the copy was sent to the firm. */
  readyAt: string | null;
  /** Null while it is open. */
  settledAt: string | null;
  outcome: WishOutcome | null;
  /** Whether it is an open deletion that waits until a copy of the same request is handed over. */
  waitsForCopy: boolean;
}

/** The events of a wish about which the firm gets a notice (`wish-notice.server.ts`). */
export type WishEvent = 'asked' | 'ready' | 'late' | 'back' | 'kept';

interface WishOptions {
  db: Database;
  /** Names of the channels that notify the firm. */
  channels: readonly string[];
}

/** Result of `askWish`. The problem is a Korean sentence that says what to do. */
export type AskOutcome = { wish: Wish } | { problem: string };

/**
 * Enters the wish of a person that the firm has verified, on record, and queues a notice for the firm. The wish is carried
 * out a day later, unless it is taken back.
 *
 * @param person the actor in the access record
 */
export function askWish(
  { db, channels }: WishOptions,
  person: Person,
  { reference, kind, verified }: NewWish,
): Promise<AskOutcome> {
  return db.exclusively(async (transaction): Promise<AskOutcome> => {
    const known = await rowsOf(transaction, reference);
    const open = known.filter(({ settledAt }) => settledAt === null);
    const now = new Date();
    const dueAt = new Date(now.getTime() + WAIT_HOURS * 3_600_000).toISOString();
    const request = await transaction
      .selectFrom('consultation')
      .select(['status', 'erase_at'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    const problem = request
      ? refusal({ kind, reference, open, dueAt, ...request })
      : missing(reference, known);
    if (problem) return { problem };
    const askedAt = now.toISOString();
    const row = {
      id: randomUUIDv7(),
      reference,
      kind,
      verified,
      asked_at: askedAt,
      asked_by: person.actor,
      due_at: dueAt,
      ready_at: null,
      warned_at: null,
      settled_at: null,
      outcome: null,
    };
    await transaction.insertInto('wish').values(row).execute();
    await recordAccess(transaction, person, {
      action: `wish-${kind}`,
      subject: `${reference} ${verifications[verified]}`,
    });
    await tell(transaction, channels, row.id, 'asked');
    return { wish: toWish({ ...row, copy_open: open.some((one) => one.kind === 'copy') }) };
  });
}

function refusal(asked: {
  kind: WishKind;
  reference: string;
  open: readonly Wish[];
  dueAt: string;
  status: string;
  erase_at: string | null;
}): string | null {
  const { kind, reference, open, dueAt, status, erase_at } = asked;
  const same = open.find((one) => one.kind === kind);
  if (same) {
    return `${reference}: ${wishKinds[kind]} 요구가 이미 있습니다. ${formatInstant(same.askedAt)}에 적었습니다. 다시 적지 않으셔도 됩니다.`;
  }
  if (kind === 'delete' && status === 'retained') {
    return `${reference}: 수임한 사건이라 지우지 않습니다. 사건의 기록은 다른 법에 따라 남겨야 할 수 있고, 그런 것은 삭제를 요구하실 수 없습니다(개인정보 보호법 제36조 제1항 단서). 담당 변호사가 보고 그분께 까닭을 알려 주세요. 지워도 되는 신청이면 상태를 종결로 바꾼 뒤 다시 적어 주세요.`;
  }
  if (kind === 'delete' && erase_at !== null) {
    return `${reference}: 접수증에서 이미 삭제를 요청하셨습니다. ${roundWords(erase_at)} 저절로 지웁니다. 더 하실 일이 없습니다.`;
  }
  if (kind === 'copy' && erase_at !== null && erase_at <= dueAt) {
    return `${reference}: 접수증에서 삭제를 요청하셔서 ${roundWords(erase_at)} 지워집니다. 드릴 글은 그 전에 서버를 돌보는 분이 만들어야 합니다: consult access ${reference} --to 파일`;
  }
  return null;
}

function missing(reference: string, known: readonly Wish[]): string {
  const done = known.find(({ outcome }) => outcome === 'done');
  return done
    ? `${reference}: 이미 지웠습니다(${formatInstant(done.settledAt ?? '')}). 더 하실 일이 없습니다.`
    : `접수번호 ${reference}인 신청이 없습니다. 이미 지워졌거나 번호가 다를 수 있습니다. 성함이나 연락처로 찾아보세요.`;
}

/** Result of `settleWish`. `early`: the copy was not sent to the firm yet. */
export type SettleOutcome = 'done' | 'settled' | 'early' | 'unknown';

/** Takes an open wish back, on record, and tells the firm. */
export function takeBackWish(
  options: WishOptions,
  person: Person,
  id: string,
): Promise<SettleOutcome> {
  return settleWish(options, person, id, 'back');
}

/** Marks a copy as handed over, on record. */
export function giveCopy(options: WishOptions, person: Person, id: string): Promise<SettleOutcome> {
  return settleWish(options, person, id, 'given');
}

function settleWish(
  { db, channels }: WishOptions,
  person: Person,
  id: string,
  outcome: 'back' | 'given',
): Promise<SettleOutcome> {
  return db.exclusively(async (transaction) => {
    const wish = await findWish(transaction, id);
    if (!wish) return 'unknown';
    if (wish.settledAt !== null) return 'settled';
    if (outcome === 'given' && wish.readyAt === null) return 'early';
    await settle(transaction, person, wish, outcome);
    if (outcome === 'back') await tell(transaction, channels, id, 'back');
    return 'done';
  });
}

/** A wish, open or settled; null: there is none of this id. */
export async function findWish(query: Kysely<Tables>, id: string): Promise<Wish | null> {
  const row = await wishRows(query).where('wish.id', '=', id).executeTakeFirst();
  return row ? toWish(row) : null;
}

/**
 * Lists wishes for the firm, on record, the oldest first.
 *
 * @param reference all wishes about this request; omitted: the open wishes about any
 */
export function wishesOf(db: Database, person: Person, reference?: string): Promise<Wish[]> {
  return onRecord(db, person, async (transaction) => {
    const result = reference
      ? await rowsOf(transaction, reference)
      : (await openRows(transaction)).map(toWish);
    const subject = [...new Set(result.map((one) => one.reference))].join(' ');
    return { action: 'wishes', subject, result };
  });
}

/**
 * The requests whose deletion was asked for a day ago. One that became a case stays; one of which a copy was asked for
 * waits until the copy is handed over.
 */
export function wishedDeletions(transaction: Transaction<Tables>, now: Date) {
  return (
    transaction
      .selectFrom('consultation')
      .select(['id', 'reference'])
      .where('status', '!=', 'retained')
      // Others are deleted because their visitors asked for it on the receipt.
      .where(({ or, eb }) =>
        or([eb('erase_at', 'is', null), eb('erase_at', '>', now.toISOString())]),
      )
      .where(({ exists, not, and, selectFrom }) => {
        const open = selectFrom('wish')
          .select('wish.id')
          .whereRef('wish.reference', '=', 'consultation.reference')
          .where('wish.settled_at', 'is', null);
        return and([
          exists(open.where('kind', '=', 'delete').where('due_at', '<=', now.toISOString())),
          not(exists(open.where('kind', '=', 'copy'))),
        ]);
      })
      .orderBy('reference')
      .execute()
  );
}

/** Settled wishes are kept as long as the access records about them. */
const KEPT_MONTHS = 24;
/** Days between the notice and the last of the ten days. */
const WARN_DAYS = 2;

/**
 * Queues a notice of each wish that has become due: a copy that may be handed over, a request that became a case and stays,
 * and a wish that is still open two days before its last day. Each notice is queued once. Deletes wishes that were settled
 * two years ago.
 *
 * @returns whether a notice was queued
 */
export function tellDueWishes({ db, channels }: WishOptions, now: Date): Promise<boolean> {
  return db.exclusively(async (transaction) => {
    let told = false;
    const at = now.toISOString();
    const change = (id: string, set: { ready_at: string } | { warned_at: string }) =>
      transaction.updateTable('wish').set(set).where('id', '=', id).execute();
    for (const row of await openRows(transaction)) {
      const wish = toWish(row);
      const events: WishEvent[] = [];
      if (row.due_at <= at && wish.kind === 'copy' && row.ready_at === null) {
        await change(row.id, { ready_at: at });
        await recordAccess(transaction, siteItself(), {
          action: 'access',
          subject: row.reference,
        });
        events.push('ready');
      }
      if (row.due_at <= at && wish.kind === 'delete' && row.status === 'retained') {
        await settle(transaction, siteItself(), wish, 'kept');
        events.push('kept');
      } else if (row.warned_at === null && addDays(lastDayOf(wish), -WARN_DAYS) <= koreanDay(now)) {
        await change(row.id, { warned_at: at });
        events.push('late');
      }
      for (const event of events) await tell(transaction, channels, row.id, event);
      told ||= events.length > 0;
    }
    const limit = addKoreanMonths(now, -KEPT_MONTHS).toISOString();
    await transaction.deleteFrom('wish').where('settled_at', '<', limit).execute();
    return told;
  });
}

const settleActions = {
  back: 'wish-back',
  given: 'wish-given',
  kept: 'wish-kept',
} as const satisfies Partial<Record<WishOutcome, AccessAction>>;

async function settle(
  transaction: Transaction<Tables>,
  person: Person,
  { id, reference, kind }: Wish,
  outcome: keyof typeof settleActions,
): Promise<void> {
  await transaction
    .updateTable('wish')
    .set({ settled_at: new Date().toISOString(), outcome })
    .where('id', '=', id)
    .execute();
  const subject = `${reference} ${wishKinds[kind]}`;
  await recordAccess(transaction, person, { action: settleActions[outcome], subject });
}

/** Queues a notice that does not belong to the request: it is delivered even when the request was deleted. */
async function tell(
  transaction: Transaction<Tables>,
  channels: readonly string[],
  id: string,
  event: WishEvent,
): Promise<void> {
  const about = `${id} ${event}`;
  const subject = { kind: 'wish', consultation_id: null, about } as const;
  const rows = newDeliveries(channels, subject, new Date().toISOString());
  if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute();
}

/** The open wishes, with the state of their requests, the oldest first. */
function openRows(transaction: Transaction<Tables>) {
  return wishRows(transaction)
    .leftJoin('consultation', 'consultation.reference', 'wish.reference')
    .select('consultation.status')
    .where('wish.settled_at', 'is', null)
    .orderBy('wish.asked_at')
    .execute();
}

async function rowsOf(transaction: Transaction<Tables>, reference: string): Promise<Wish[]> {
  const rows = await wishRows(transaction)
    .where('wish.reference', '=', reference)
    .orderBy('wish.asked_at')
    .execute();
  return rows.map(toWish);
}

/** Wishes, each with whether a copy of the same request is still to be handed over. */
function wishRows(query: Kysely<Tables>) {
  return query
    .selectFrom('wish')
    .selectAll('wish')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('wish as copy')
          .select('copy.id')
          .whereRef('copy.reference', '=', 'wish.reference')
          .where('copy.kind', '=', 'copy')
          .where('copy.settled_at', 'is', null),
      ).as('copy_open'),
    );
}

function toWish(row: Selectable<Tables['wish']> & { copy_open: SqlBool }): Wish {
  return {
    id: row.id,
    reference: row.reference,
    // Only askWish, settleWish and the removal of a request write these.
    kind: row.kind as WishKind,
    verified: row.verified as Verification,
    outcome: row.outcome as WishOutcome | null,
    askedAt: row.asked_at,
    askedBy: row.asked_by,
    dueAt: row.due_at,
    readyAt: row.ready_at,
    settledAt: row.settled_at,
    waitsForCopy: row.kind === 'delete' && row.settled_at === null && Boolean(row.copy_open),
  };
}
