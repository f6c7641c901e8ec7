import { vi } from 'vitest';
import type { Channel } from '#app/consult/delivery/channel.server.ts';
import { createOutbox } from '#app/consult/delivery/outbox.server.ts';
import type { NoticeComposers } from '#app/consult/delivery/worker.server.ts';
import { createAlerts } from '#app/platform/alerts.ts';
import { createLog } from '#app/platform/log.ts';
import { LONGEST_WAIT } from '../timeouts.ts';
import { openStore, openTestStorage, submission } from './storage.ts';

/** Addresses of a mail channel. */
export const addresses = {
  from: { name: '', address: 'site@example.com' },
  to: [{ name: '', address: 'desk@example.com' }],
};

/** Composers for channels that deliver only requests. */
export const noNotices: NoticeComposers<never> = {
  withdrawn: async () => null,
  corrected: async () => null,
  added: async () => null,
  overdue: async () => null,
  digest: async () => null,
  booking: async () => null,
  cancelled: async () => null,
  closure: async () => null,
  reminder: async () => null,
};

/** Database, store and outbox with these channels. */
export async function openDelivery(channels: readonly Channel[]) {
  const storage = await openTestStorage();
  const { db, keyring } = storage;
  const log: string[] = [];
  const output = createLog('debug', { write: (line) => log.push(line) });
  const alerts = createAlerts({ log: output });
  const store = openStore({ db, keyring }, channels);
  const outbox = createOutbox({
    db,
    keyring,
    channels,
    alerts,
    host: 'example.com',
    composers: noNotices,
    log: output,
  });
  const rows = (channel: string) =>
    db.query.selectFrom('outbox').selectAll().where('channel', '=', channel).execute();
  return {
    log,
    /** Alerts so far, as log lines. */
    alerts: () => log.filter((line) => line.includes('"event":"alert"')),
    rows,
    /** Stores a request and returns its reference. */
    async send(fields: Parameters<typeof submission>[0] = {}): Promise<string> {
      const { receipt } = await store.accept(
        submission({ message: `${Math.random()}`, ...fields }),
      );
      outbox.wake();
      return receipt.reference;
    },
    /** Resolves with the channel's only delivery, after this many attempts and without a lease. */
    tried(channel: string, attempts: number) {
      return vi.waitFor(
        async () => {
          const [row, ...more] = await rows(channel);
          if (!row || more.length > 0) throw new Error(`${channel} has not one delivery`);
          if (row.attempts < attempts || row.lease_owner) throw new Error('still trying');
          return row;
        },
        { timeout: LONGEST_WAIT, interval: 5 },
      );
    },
    /** Looks for due deliveries. */
    wake: outbox.wake,
    /** Makes the next attempt due now. */
    async again(): Promise<void> {
      await db.query
        .updateTable('outbox')
        .set({ next_attempt_at: new Date().toISOString() })
        .where('delivered_at', 'is', null)
        .execute();
      outbox.wake();
    },
    async close(): Promise<void> {
      await outbox.stop();
      await storage.close();
    },
  };
}

export type Delivering = Awaited<ReturnType<typeof openDelivery>>;
