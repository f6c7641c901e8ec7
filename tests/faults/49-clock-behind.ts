import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRetention } from '#app/consult/desk/retention/retention.server.ts';
import { createAlerts } from '#app/platform/alerts.ts';
import { createLog } from '#app/platform/log.ts';
import { openAdmin } from '../site/admin.ts';
import { type Office, openOffice } from '../site/office.ts';
import { openStore, submission } from '../site/storage.ts';
import { testDatabase } from '../site/test-place.ts';

let office: Office;
afterEach(async () => {
  vi.useRealTimers();
  await office.close();
});

/** One round of the retention job. */
async function round(lines: string[] = []): Promise<void> {
  const log = createLog('debug', { write: (line) => lines.push(line) });
  const config = { dataDir: office.dataDir, retentionMonths: 12, backupDays: 30 };
  const { db } = office.storage;
  const retention = createRetention({ db, config, log, alerts: createAlerts({ log }) });
  retention.start();
  await vi.waitFor(() => expect(lines.join('')).toContain('retention_finished'));
  await retention.stop();
}

describe.each([
  ['the embedded database', async () => ({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: await testDatabase() })],
])('on %s', (_, settings: () => Promise<Record<string, string>>) => {
  test('49: a request that comes while the clock is a year behind is dated no earlier than what is there, and stays', async () => {
    office = await openOffice(await settings());
    const { db, keyring } = office.storage;
    const store = openStore({ db, keyring }, [{ name: 'mail' }]);
    const at = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
    at('2026-11-20T01:00:00Z');
    const first = await store.accept(submission({ message: '먼저' }));
    await round();
    at('2025-10-01T00:00:00Z');
    const form = submission({ message: '시계가 뒤에 있을 때', marketing: 'yes' });
    const second = await store.accept(form);
    expect(second.receipt.receivedAt).toBe(first.receipt.receivedAt);
    // Sent again, it is the same request.
    expect((await store.accept(form)).outcome).toBe('repeated');
    expect((await store.find(form))?.receipt).toEqual(second.receipt);
    const lines: string[] = [];
    await round(lines);
    expect(lines.join('')).toContain('"alert":"clock_behind"');
    for (const now of ['2026-11-20T03:00:00Z', '2026-11-22T04:00:00Z', '2026-11-24T05:00:00Z']) {
      at(now);
      await round();
    }
    const kept = await openAdmin(db, keyring).list();
    expect(kept.map(({ reference }) => reference).toSorted()).toEqual(
      [first, second].map(({ receipt }) => receipt.reference).toSorted(),
    );
    for (const request of kept) {
      expect(request.lastContactAt >= first.receipt.receivedAt).toBe(true);
    }
  });
});
