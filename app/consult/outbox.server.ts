import type { Database } from '#app/server/database/open.ts';
import type { Log } from '#app/server/log.ts';
import type { Channel } from './channels/channel.server.ts';
import type { Delivery } from './store.server.ts';

export interface Outbox {
  /** Looks for work now; called after each request and at start. */
  wake(): void;
  /** Ends after the deliveries in flight, at the latest when the channels' own time-outs strike. */
  stop(): Promise<void>;
}

interface OutboxOptions {
  db: Database;
  channels: readonly Channel[];
  /** Host part of the Message-ID. */
  host: string;
  log: Log;
}

/** Delivers what the outbox holds, each channel on its own, until it has arrived. */
export function createOutbox(options: OutboxOptions): Outbox {
  const couriers = options.channels.map((channel) => createCourier(channel, options));
  return {
    wake() {
      for (const courier of couriers) courier.wake();
    },
    async stop() {
      await Promise.all(couriers.map((courier) => courier.stop()));
    },
  };
}

/**
 * How long to wait after a number of failed attempts, in milliseconds: 16 s, 31 s, 96 s, 4.5 min,
 * 11 min, 22 min, 40 min, then every hour for ever.
 */
export function backOff(attempts: number): number {
  return Math.min(attempts ** 4 + 15, 3600) * 1000;
}

/** Longest sleep: a clock that jumps back delays nothing for longer than this. */
const LONGEST_SLEEP_MS = 60_000;

function createCourier(channel: Channel, { db, host, log }: OutboxOptions): Outbox {
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
        for (let next = await due(); next && !stopped; next = await due()) await attempt(next);
      }
      if (!stopped) timer = setTimeout(wake, await untilNext()).unref();
    } catch (error) {
      log.error({ event: 'outbox failed', channel: channel.name, error });
      timer = setTimeout(wake, LONGEST_SLEEP_MS).unref();
    }
  }

  const waiting = () =>
    db
      .selectFrom('outbox')
      .selectAll()
      .where('channel', '=', channel.name)
      .where('delivered_at', 'is', null)
      .orderBy('next_attempt_at');

  const due = () =>
    waiting().where('next_attempt_at', '<=', new Date().toISOString()).executeTakeFirst();

  async function untilNext(): Promise<number> {
    const next = await waiting().executeTakeFirst();
    if (!next) return LONGEST_SLEEP_MS;
    return Math.min(Math.max(Date.parse(next.next_attempt_at) - Date.now(), 0), LONGEST_SLEEP_MS);
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const attempts = delivery.attempts + 1;
    try {
      if (!carried.has(delivery.id)) await carry(delivery);
    } catch (error) {
      const next = new Date(Date.now() + backOff(attempts)).toISOString();
      await mark(delivery, { attempts, next_attempt_at: next, last_error: failureCode(error) });
      log.warn({ event: 'delivery failed', channel: channel.name, attempts, error });
      return;
    }
    // While this cannot be written, only the writing is tried again, not the delivery.
    carried.add(delivery.id);
    const now = new Date().toISOString();
    await mark(delivery, { attempts, delivered_at: now, last_error: null });
    carried.delete(delivery.id);
    log.info({ event: 'delivered', channel: channel.name, attempts });
  }

  async function carry(delivery: Delivery): Promise<void> {
    const request = await db
      .selectFrom('consultation')
      .selectAll()
      .where('id', '=', delivery.consultation_id)
      .executeTakeFirstOrThrow();
    await channel.deliver(request, `<${delivery.id}@${host}>`);
  }

  /** In a transaction, which waits for a lock. */
  async function mark({ id }: Delivery, state: Partial<Delivery>): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('outbox').set(state).where('id', '=', id).execute();
    });
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
  if ('responseCode' in error && error.responseCode) return String(error.responseCode);
  return 'code' in error && error.code ? String(error.code) : error.name;
}
