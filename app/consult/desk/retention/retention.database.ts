// @module-tag long
import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { messageFile, outboxFolder } from '#app/consult/delivery/message-files.server.ts';
import { backupFolder } from '#app/consult/requests/backup/backup.server.ts';
import { setStatus } from '#app/consult/requests/status.server.ts';
import type { AlertKind } from '#app/platform/alert-kinds.ts';
import { createLog } from '#app/platform/log.ts';
import { LONGEST_WAIT } from '../../../../tests/limits.ts';
import { openAdmin, tester } from '../../../../tests/site/admin.ts';
import { openUnderOwnClock } from '../../../../tests/site/own-clock.ts';
import { openStore, submission, type TestStorage } from '../../../../tests/site/storage.ts';
import { purge } from './purge.server.ts';
import { createRetention } from './retention.server.ts';

const HOUR_MS = 3_600_000;
let storage: TestStorage;
beforeEach(async () => {
  storage = await openUnderOwnClock();
});

const at = (date: string) => vi.setSystemTime(new Date(`${date}T03:00:00Z`));

async function receive(date: string): Promise<string> {
  at(date);
  const store = openStore(storage, [{ name: 'file' }]);
  const { receipt } = await store.accept(submission({ name: date, message: `${Math.random()}` }));
  return receipt.reference;
}

function setUp() {
  const { db, keyring, dataDir } = storage;
  const alerts: AlertKind[] = [];
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => lines.push(line) });
  const config = { dataDir, retentionMonths: 12, backupDays: 30 };
  const raise = (kind: AlertKind) => void alerts.push(kind);
  const retention = createRetention({ db, config, log, alerts: { raise } });
  const ran = () =>
    vi.waitFor(() => expect(lines.join('')).toContain('retention_finished'), LONGEST_WAIT);
  return {
    alerts,
    retention,
    ran,
    purging: { db, config, person: tester },
    logged: () => lines.map((line) => JSON.parse(line)),
    /** Starts the job and lets it run once. */
    async run() {
      retention.start();
      await ran();
      await retention.stop();
    },
    references: async () => (await openAdmin(db, keyring).list()).map((one) => one.reference),
  };
}

describe('a due request', () => {
  test('is deleted with its message file, logged and recorded; others stay', async () => {
    const old = await receive('2025-11-19');
    const young = await receive('2025-11-21');
    await mkdir(outboxFolder(storage.dataDir));
    for (const one of [old, young]) await writeFile(messageFile(storage.dataDir, one), 'mail');
    at('2026-11-20');
    const firm = setUp();
    const { references, alerts } = firm;
    await firm.run();
    expect(await references()).toEqual([young]);
    expect(existsSync(messageFile(storage.dataDir, old))).toBe(false);
    expect(existsSync(messageFile(storage.dataDir, young))).toBe(true);
    expect(firm.logged()).toContainEqual(expect.objectContaining({ event: 'purged', count: 1 }));
    const records = await storage.db.query.selectFrom('access_record').selectAll().execute();
    expect(records).toMatchObject([{ actor: 'site', action: 'purge', subject: old }, {}]);
    expect(alerts).toEqual([]);
  });

  test('is due when the retention period after the last contact ends', async () => {
    const old = await receive('2025-11-19');
    at('2026-02-01');
    await setStatus(storage, tester, old, { status: 'contacted' });
    await setStatus(storage, tester, old, { status: 'closed' });
    at('2027-01-31');
    const early = setUp();
    await early.run();
    expect(await early.references()).toEqual([old]);
    at('2027-02-02');
    const late = setUp();
    await late.run();
    expect(await late.references()).toEqual([]);
  });

  test('stays while it is being delivered', async () => {
    const old = await receive('2025-01-01');
    at('2026-11-20');
    const lease_until = new Date(Date.now() + 30_000).toISOString();
    await storage.db.query.updateTable('outbox').set({ lease_until }).execute();
    const firm = setUp();
    await firm.run();
    expect(await firm.references()).toEqual([old]);
  });

  test('is deleted by a later run when it becomes due', async () => {
    await receive('2025-11-20');
    vi.setSystemTime(Date.parse('2026-11-20T03:00:00Z') - HOUR_MS / 2);
    const { retention, references, ran } = setUp();
    retention.start();
    await ran();
    await vi.advanceTimersByTimeAsync(HOUR_MS - 60_000);
    expect(await references()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(async () => expect(await references()).toHaveLength(0), LONGEST_WAIT);
    await retention.stop();
  });

  test('deletes message files without a request', async () => {
    const kept = await receive('2026-11-19');
    at('2026-11-20');
    await mkdir(outboxFolder(storage.dataDir));
    const names = ['7KQ2-M4XD.eml', '7KQ2-M4XE.eml.part', `${kept}.eml`, 'notes.txt'];
    for (const name of names) {
      const path = `${outboxFolder(storage.dataDir)}/${name}`;
      await writeFile(path, 'mail');
      await utimes(path, new Date('2025-01-01'), new Date('2025-01-01'));
    }
    await setUp().run();
    const left = names.map((name) => existsSync(`${outboxFolder(storage.dataDir)}/${name}`));
    expect(left).toEqual([false, false, true, true]);
  });
});

describe('a clock that is years ahead', () => {
  test('deletes no more than twenty requests, and raises an alert', async () => {
    for (let count = 0; count < 21; count++) await receive('2026-11-18');
    at('2036-01-01');
    const firm = setUp();
    await firm.run();
    expect(firm.alerts).toEqual(['purge_held']);
    expect(await firm.references()).toHaveLength(21);
    const { deleted } = await purge({ ...firm.purging, allowMany: true });
    expect(deleted).toHaveLength(21);
  });

  test('deletes no more than a tenth of many requests', async () => {
    for (let count = 0; count < 21; count++) await receive('2025-11-18');
    for (let count = 0; count < 190; count++) await receive('2026-11-18');
    at('2026-11-20');
    const firm = setUp();
    await firm.run();
    expect(firm.alerts).toEqual([]);
    expect(await firm.references()).toHaveLength(190);
  });

  test('deletes what visitors asked for, however many requests are past their retention period', async () => {
    const asked = await receive('2026-11-18');
    await storage.db.query
      .updateTable('consultation')
      .set({ erase_at: '2026-11-21T00:00:00.000Z' })
      .execute();
    for (let count = 0; count < 30; count++) await receive('2024-11-18');
    at('2026-11-22');
    const firm = setUp();
    await firm.run();
    expect(firm.alerts).toEqual(['purge_held']);
    const left = await firm.references();
    expect(left).toHaveLength(30);
    expect(left).not.toContain(asked);
  });
});

test('a failed purge raises an alert, and the next run wipes the files', async () => {
  await receive('2025-11-19');
  at('2026-11-20');
  const wipe = vi.spyOn(storage.db, 'wipe').mockRejectedValueOnce(new Error('Canary'));
  const { retention, alerts, logged, ran } = setUp();
  retention.start();
  await ran();
  expect(alerts).toEqual(['purge_failed']);
  expect(JSON.stringify(logged())).not.toContain('Canary');
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await vi.waitFor(() => expect(wipe).toHaveBeenCalledTimes(2), LONGEST_WAIT);
  await retention.stop();
  expect(alerts).toHaveLength(1);
});

test('backups expire, except the newest', async () => {
  at('2026-11-20');
  const folder = backupFolder(storage.dataDir);
  await mkdir(folder);
  const names = ['2026-10-19', '2026-10-20'].map((day) => `backup-${day}T000000.000Z.jsonl.gz`);
  for (const name of names) await writeFile(`${folder}/${name}`, 'backup');
  await setUp().run();
  expect(await readdir(folder)).toEqual(names.slice(1));
});
