import { randomUUID } from 'node:crypto';
import { othersOfSamePerson } from '#app/consult/requests/same-person.server.ts';
import type { Database } from '#app/consult/requests/storage/database.server.ts';
import { openRow } from '#app/consult/requests/storage/rows.server.ts';
import { type Keyring, SealError } from '#app/consult/requests/storage/seal.server.ts';
import { deliveryKinds } from '#app/consult/requests/stored.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import { type Log, outsideRequests } from '#app/platform/log.ts';
import { backOff, STUCK_AFTER, STUCK_RETRY_MS } from './back-off.ts';
import { type Attempt, type Channel, DeliveryError } from './channel.server.ts';
import { createQueue, later, type OutboxRow } from './queue.server.ts';

/** The result of an attempt. `stuck`: it failed, and the delivery is retried slowly from now on. */
export const deliveryOutcomes = ['delivered', 'failed', 'stuck'] as const;

/** Writes the notice of a delivery; null: nobody needs the notice any more. */
type ComposeNotice<Notice> = (row: OutboxRow) => Promise<Notice | null>;

/** A composer for each kind of delivery except requests. */
export type NoticeComposers<Notice> = Record<
  Exclude<keyof typeof deliveryKinds, 'request'>,
  ComposeNotice<Notice>
>;

export interface DeliveryWorkerOptions<Notice> {
  db: Database;
  keyring: Keyring;
  /** Host part of each Message-ID. */
  host: string;
  log: Log;
  alerts: Alerts;
  composers: NoticeComposers<Notice>;
  /** Called after each attempt. */
  count?: (channel: string, outcome: (typeof deliveryOutcomes)[number]) => void;
}

type Send = (attempt: Attempt) => Promise<void>;

/** Every attempt ends before its lease does. */
const ATTEMPT_MS = 45_000;
/** The worker looks again after this time at the latest, also when the clock was set back. */
const MAX_SLEEP_MS = 60_000;

/** Delivers the waiting messages of one channel, one after the other. */
export function createDeliveryWorker<Notice>(
  channel: Channel<Notice>,
  options: DeliveryWorkerOptions<Notice>,
) {
  const { db, keyring, host, log, alerts, composers, count } = options;
  const queue = createQueue(db, channel.name, randomUUID());
  /** Delivered, but not yet marked as such in the database. */
  const delivered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let woken = false;
  let stopped = false;

  /** Looks for due deliveries now. */
  function wake(): void {
    clearTimeout(timer);
    woken = true;
    running ??= outsideRequests(round).finally(() => {
      running = undefined;
      if (woken && !stopped) wake();
    });
  }

  async function round(): Promise<void> {
    try {
      while (woken && !stopped) {
        woken = false;
        // A stopped worker claims nothing: the next process would have to wait until the lease ends.
        const claim = () => queue.claim(() => !stopped);
        for (let next = await claim(); next; next = await claim()) await attempt(next);
      }
      const pause = Math.min((await queue.untilNext()) ?? MAX_SLEEP_MS, MAX_SLEEP_MS);
      if (!stopped) timer = setTimeout(wake, pause).unref();
    } catch (error) {
      log.error({ event: 'outbox_failed', channel: channel.name, error });
      if (!stopped) timer = setTimeout(wake, MAX_SLEEP_MS).unref();
    }
  }

  async function attempt(row: OutboxRow): Promise<void> {
    try {
      if (!delivered.has(row.id)) await deliver(row);
    } catch (error) {
      await fail(row, error);
      return;
    }
    // If this write fails, it is repeated, and the delivery is not.
    delivered.add(row.id);
    await queue.mark(row, { delivered_at: later(0), last_error: null, stuck_at: null });
    delivered.delete(row.id);
    count?.(channel.name, 'delivered');
    log.info({ event: 'delivered', channel: channel.name, attempts: row.attempts });
  }

  async function deliver(delivery: OutboxRow): Promise<void> {
    const compose = () => (delivery.kind === 'request' ? ofRequest(delivery) : ofNotice(delivery));
    const send = await compose();
    const signal = AbortSignal.timeout(ATTEMPT_MS);
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new DeliveryError({ code: 'ETIMEDOUT' })));
    });
    const messageId = `<${delivery.id}@${host}>`;
    const checkWanted = async () => void (await compose());
    const onRejected = () => alerts.raise('recipients_rejected', { channel: channel.name });
    await Promise.race([send({ messageId, signal, checkWanted, onRejected }), late]);
  }

  /** @throws DeliveryError for a request that was withdrawn or deleted */
  async function ofRequest({ consultation_id }: OutboxRow): Promise<Send> {
    const row = await db.query
      .selectFrom('consultation')
      .selectAll()
      .where('id', '=', consultation_id)
      .executeTakeFirst();
    if (!row || row.status === 'withdrawn') {
      throw new DeliveryError({ code: 'EWITHDRAWN', needless: true });
    }
    const request = openRow(row, keyring);
    const others = () => othersOfSamePerson({ db, keyring }, request);
    return (attempt) => channel.deliver(request, { ...attempt, others });
  }

  /**
   * @throws DeliveryError for a notice that nobody needs any more, or whose kind this version of the site does not know
   */
  async function ofNotice(delivery: OutboxRow): Promise<Send> {
    const { kind } = delivery;
    if (!isNoticeKind(kind)) throw new DeliveryError({ code: 'EKIND', permanent: true });
    const notice = await composers[kind](delivery);
    if (!notice) throw new DeliveryError({ code: 'ENEEDLESS', needless: true });
    return async (attempt) => channel.notify?.(notice, attempt);
  }

  async function fail(row: OutboxRow, error: unknown): Promise<void> {
    const { attempts } = row;
    const code = failureCode(error);
    const reply = error instanceof DeliveryError ? error.reply : undefined;
    log.warn({ event: 'delivery_failed', channel: channel.name, attempts, code, reply, error });
    if (error instanceof DeliveryError && error.needless) {
      await queue.remove(row);
      count?.(channel.name, 'failed');
      log.info({ event: 'delivery_abandoned', channel: channel.name, attempts, code });
      return;
    }
    const stuck = row.stuck_at !== null || attempts >= STUCK_AFTER || isPermanent(error);
    const asked = error instanceof DeliveryError ? (error.retryAfter ?? 0) * 1000 : 0;
    const wait = Math.min(Math.max(backOff(attempts, stuck), asked), STUCK_RETRY_MS);
    await queue.mark(row, {
      next_attempt_at: later(wait),
      last_error: code,
      stuck_at: row.stuck_at ?? (stuck ? later(0) : null),
    });
    const newlyStuck = stuck && row.stuck_at === null;
    count?.(channel.name, newlyStuck ? 'stuck' : 'failed');
    if (newlyStuck) alerts.raise('delivery_stuck', { channel: channel.name, code });
    if (isDamage(error)) alerts.raise('sealed_text_damaged', { code });
  }

  return {
    wake,
    /** Resolves after the delivery in flight, at the latest when it times out. */
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

function isNoticeKind(kind: string): kind is keyof NoticeComposers<unknown> {
  return kind !== 'request' && Object.hasOwn(deliveryKinds, kind);
}

/** A short code such as ECONNREFUSED or 550; an error message may quote the request. */
function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && error.code ? String(error.code) : error.name;
}

/** Whether the next attempt would fail the same way. */
function isPermanent(error: unknown): boolean {
  return isDamage(error) || (error instanceof DeliveryError && error.permanent);
}

/** Whether sealed content is damaged. If only the key is missing, another instance may have a new key already. */
function isDamage(error: unknown): boolean {
  return error instanceof SealError && error.code === 'SEAL_BROKEN';
}
