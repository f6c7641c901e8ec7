import { beforeEach, expect, test, vi } from 'vitest';
import { createAlerts } from '#app/platform/alerts.ts';
import { createLog } from '#app/platform/log.ts';
import { noNotices } from '../../../tests/site/delivery.ts';
import { openUnderOwnClock } from '../../../tests/site/own-clock.ts';
import { openStore, submission, type TestStorage } from '../../../tests/site/storage.ts';
import { type Channel, DeliveryError } from './channel.server.ts';
import { createOutbox } from './outbox.server.ts';

const DAY_MS = 86_400_000;
/** Every delivery is a transaction of the database: twenty take over a second on a busy machine. */
const within = (check: () => void) => vi.waitFor(check, 10_000);
let storage: TestStorage;
beforeEach(async () => {
  storage = await openUnderOwnClock(new Date('2026-11-20'));
});

/** A channel that fails until it is mended, and knows how many deliveries it had at once. */
function setUp() {
  const seen = { broken: true, failed: 0, delivered: [] as string[], atOnce: 0, most: 0 };
  const mail: Channel = {
    name: 'mail',
    async deliver({ reference }) {
      seen.most = Math.max(seen.most, ++seen.atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      seen.atOnce--;
      if (seen.broken) seen.failed++;
      if (seen.broken) throw new DeliveryError({ code: 'EFAIL' });
      seen.delivered.push(reference);
    },
  };
  const { db, keyring } = storage;
  const log = createLog('silent');
  const outbox = createOutbox({
    db,
    keyring,
    log,
    channels: [mail],
    host: 'example.com',
    alerts: createAlerts({ log }),
    composers: noNotices,
  });
  const store = openStore({ db, keyring }, [mail]);
  async function send(count: number): Promise<string[]> {
    const sent = [];
    for (let number = 0; number < count; number++) {
      const { receipt } = await store.accept(submission({ message: `${number} ${Date.now()}` }));
      sent.push(receipt.reference);
    }
    return sent;
  }
  return { seen, outbox, send };
}

test('a clock set back a day delays nothing', async () => {
  const { seen, outbox, send } = setUp();
  const sent = await send(3);
  outbox.wake();
  await within(() => expect(seen.failed).toBe(sent.length));
  seen.broken = false;
  vi.setSystemTime(Date.now() - DAY_MS);
  await vi.advanceTimersByTimeAsync(60_000);
  await within(() => expect(seen.delivered.toSorted()).toEqual(sent.toSorted()));
  await outbox.stop();
});

test('a clock set forward a day causes no burst and no duplicate', async () => {
  const { seen, outbox, send } = setUp();
  const sent = await send(20);
  outbox.wake();
  await within(() => expect(seen.failed).toBe(sent.length));
  seen.broken = false;
  vi.setSystemTime(Date.now() + DAY_MS);
  await vi.advanceTimersByTimeAsync(60_000);
  await within(() => expect(seen.delivered.toSorted()).toEqual(sent.toSorted()));
  expect(seen.most, 'one delivery at a time').toBe(1);
  await outbox.stop();
});
