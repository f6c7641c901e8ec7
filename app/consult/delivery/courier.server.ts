import { randomUUID } from 'node:crypto';
import type { Log } from '#app/platform/log.ts';
import type { CountDelivery } from '#app/server/metrics.ts';
import type { Database } from '../storage/database.server.ts';
import { openRow } from '../storage/rows.server.ts';
import { type Keyring, SealError } from '../storage/seal.server.ts';
import type { Alerts } from './alerts.ts';
import { backOff, SLOWLY_MS, STUCK_AFTER } from './back-off.ts';
import { type Channel, DeliveryError } from './channels/channel.server.ts';
import { createQueue, later, type OutboxRow } from './queue.server.ts';

/** Carries what waits for one channel, one after the other. */
export interface Courier {
  /** Looks for work now. */
  wake(): void;
  /** Ends after the delivery in flight, at the latest when its time is up. */
  stop(): Promise<void>;
}

export interface CourierOptions {
  db: Database;
  keyring: Keyring;
  /** Host part of the Message-ID. */
  host: string;
  log: Log;
  alerts: Alerts;
  count?: CountDelivery;
  /** Resolves when there is time for the next one: what a visitor waits for goes first. */
  calm?: () => Promise<void>;
}

/** Every attempt ends before its lease. */
const ATTEMPT_MS = 45_000;
/** Longest sleep: a clock that jumps back delays nothing for longer than this. */
const LONGEST_SLEEP_MS = 60_000;

export function createCourier(channel: Channel, options: CourierOptions): Courier {
  const { db, keyring, host, log, alerts, count, calm } = options;
  const queue = createQueue(db, channel.name, randomUUID());
  /** Delivered, but not yet written down as such. */
  const carried = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let woken = false;
  let stopped = false;

  function wake(): void {
    clearTimeout(timer);
    woken = true;
    running ??= round().finally(() => {
      running = undefined;
      if (woken && !stopped) wake();
    });
  }

  async function round(): Promise<void> {
    try {
      while (woken && !stopped) {
        woken = false;
        for (let next = await claim(); next; next = await claim()) await attempt(next);
      }
      const pause = Math.min((await queue.untilNext()) ?? LONGEST_SLEEP_MS, LONGEST_SLEEP_MS);
      if (!stopped) timer = setTimeout(wake, pause).unref();
    } catch (error) {
      log.error({ event: 'outbox_failed', channel: channel.name, error });
      if (!stopped) timer = setTimeout(wake, LONGEST_SLEEP_MS).unref();
    }
  }

  async function claim(): Promise<OutboxRow | undefined> {
    await calm?.();
    // Once told to stop it takes nothing more: the next process would wait for its lease.
    return queue.claim(() => !stopped);
  }

  async function attempt(row: OutboxRow): Promise<void> {
    try {
      if (!carried.has(row.id)) await carry(row);
    } catch (error) {
      await fail(row, error);
      return;
    }
    // While this cannot be written, only the writing is tried again, not the delivery.
    carried.add(row.id);
    await queue.mark(row, { delivered_at: later(0), last_error: null, stuck_at: null });
    carried.delete(row.id);
    count?.(channel.name, 'delivered');
    log.info({ event: 'delivered', channel: channel.name, attempts: row.attempts });
  }

  async function carry({ id, consultation_id }: OutboxRow): Promise<void> {
    const row = await db.query
      .selectFrom('consultation')
      .selectAll()
      .where('id', '=', consultation_id)
      .executeTakeFirstOrThrow();
    const request = openRow(row, keyring);
    const signal = AbortSignal.timeout(ATTEMPT_MS);
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new DeliveryError({ code: 'ETIMEDOUT' })));
    });
    await Promise.race([channel.deliver(request, { messageId: `<${id}@${host}>`, signal }), late]);
  }

  async function fail(row: OutboxRow, error: unknown): Promise<void> {
    const { attempts } = row;
    const code = failureCode(error);
    log.warn({ event: 'delivery_failed', channel: channel.name, attempts, code, error });
    if (error instanceof DeliveryError && error.needless) {
      await queue.remove(row);
      count?.(channel.name, 'failed');
      log.info({ event: 'delivery_abandoned', channel: channel.name, attempts, code });
      return;
    }
    const stuck = row.stuck_at !== null || attempts >= STUCK_AFTER || isHopeless(error);
    const asked = error instanceof DeliveryError ? (error.retryAfter ?? 0) * 1000 : 0;
    const wait = Math.min(Math.max(backOff(attempts, stuck), asked), SLOWLY_MS);
    await queue.mark(row, {
      next_attempt_at: later(wait),
      last_error: code,
      stuck_at: row.stuck_at ?? (stuck ? later(0) : null),
    });
    const news = stuck && row.stuck_at === null;
    count?.(channel.name, news ? 'stuck' : 'failed');
    if (news) alerts.raise('delivery stuck', { channel: channel.name, code });
    if (isDamage(error)) alerts.raise('sealed text damaged', { code });
  }

  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** A short code such as ECONNREFUSED or 550; a message of the other side may quote the request. */
function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && error.code ? String(error.code) : error.name;
}

/** Whether the next attempt would end as this one did. */
function isHopeless(error: unknown): boolean {
  return isDamage(error) || (error instanceof DeliveryError && error.permanent);
}

/** A key that is missing is no damage: while keys are changed, another instance has it a moment earlier. */
function isDamage(error: unknown): boolean {
  return error instanceof SealError && error.code === 'SEAL_BROKEN';
}
