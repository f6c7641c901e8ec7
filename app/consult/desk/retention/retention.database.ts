// @module-tag long
import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { messageFile, outboxFolder } from '#app/consult/delivery/message-files.server.ts';
import { backupFolder, noteBackup } from '#app/consult/requests/backup/backup.server.ts';
import { setStatus } from '#app/consult/requests/status.server.ts';
import type { AlertKind } from '#app/platform/alert-kinds.ts';
import { createLog } from '#app/platform/log.ts';
import { openAdmin, tester } from '../../../../tests/site/admin.ts';
import { openUnderOwnClock } from '../../../../tests/site/own-clock.ts';
import { openStore, submission, type TestStorage } from '../../../../tests/site/storage.ts';
import { LONGEST_WAIT } from '../../../../tests/timeouts.ts';
import { believe } from './clock-guard.server.ts';
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
  const retention = createRetention({
    db,
    config,
    channels: ['mail'],
    onQueued: () => {},
    log,
    alerts: { raise },
  });
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
    /** Starts the job, lets it run once, and leaves it running. */
    async begin() {
      retention.start();
      await ran();
    },
    /** An hour later, the same process has run once more. */
    async again() {
      lines.length = 0;
      await vi.advanceTimersByTimeAsync(HOUR_MS);
      await ran();
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
    // The site has run meanwhile.
    believe(storage.dataDir, new Date());
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

/** Stores so many requests at once, received on this day. */
async function receiveMany(date: string, count: number): Promise<void> {
  for (let number = 0; number < count; number++) await receive(date);
}

test.each([1, 5, 21, 500])(
  'under a right clock %i due requests are all deleted within three days, the oldest first, without an alert',
  async (count) => {
    const oldest = await receive('2025-11-17');
    await receiveMany('2025-11-18', count - 1);
    await receive('2026-11-18');
    at('2026-11-20');
    const firm = setUp();
    await firm.begin();
    expect(await firm.references()).toHaveLength(
      count + 1 - Math.max(1, Math.floor((count + 1) / 10)),
    );
    expect(await firm.references()).not.toContain(oldest);
    for (let hour = 1; hour < 72 && (await firm.references()).length > 1; hour++)
      await firm.again();
    await firm.retention.stop();
    expect(await firm.references()).toHaveLength(1);
    expect(firm.alerts).toEqual([]);
  },
);

describe('a clock that is more than seven days ahead of what an earlier process wrote', () => {
  /** A site that ran on this day, was stopped, and starts again on another. */
  async function restartOn(date: string) {
    at('2026-11-18');
    await setUp().run();
    at(date);
    const firm = setUp();
    await firm.begin();
    onTestFinished(() => firm.retention.stop());
    return firm;
  }

  test.each([
    ['2026-11-19', false],
    ['2026-11-25', false],
    ['2026-12-28', true],
    ['2027-12-23', true],
    ['2026-10-09', false],
    ['2025-10-14', false],
  ])('on 2026-11-18, one that says %s is held: %s', async (date, held) => {
    await receiveMany('2025-11-10', 2);
    await receiveMany('2026-11-18', 12);
    const before = (await setUp().references()).length;
    const firm = await restartOn(date);
    expect(firm.alerts).toEqual(held ? ['purge_held'] : []);
    // The run on the day itself deletes one, and each other run under a clock that is believed at most one more.
    expect((await firm.references()).length).toBeGreaterThanOrEqual(before - 2);
    if (held) expect(await firm.references()).toHaveLength(before - 1);
  });

  test('deletes nothing by age: no request, message, backup or access record', async () => {
    await receiveMany('2026-11-18', 12);
    await mkdir(outboxFolder(storage.dataDir));
    const message = `${outboxFolder(storage.dataDir)}/7KQ2-M4XD.eml`;
    await writeFile(message, 'mail');
    await mkdir(backupFolder(storage.dataDir));
    for (const day of ['17', '18']) {
      const name = `backup-2026-11-${day}T000000.000Z.sqlite`;
      await writeFile(`${backupFolder(storage.dataDir)}/${name}`, 'backup');
    }
    const firm = await restartOn('2036-01-01');
    expect(firm.alerts).toEqual(['purge_held']);
    expect(await firm.references()).toHaveLength(12);
    expect(existsSync(message)).toBe(true);
    expect(await readdir(backupFolder(storage.dataDir))).toHaveLength(2);
  });

  test('is held after another start too, whatever was written under it', async () => {
    await receiveMany('2026-11-18', 12);
    const { purging } = await restartOn('2028-01-01');
    await noteBackup(storage.dataDir);
    await openAdmin(storage.db, storage.keyring).list();
    await purge({ ...purging, aged: 'none' });
    const again = setUp();
    await again.run();
    expect(again.alerts).toEqual(['purge_held']);
    expect(await again.references()).toHaveLength(12);
  });

  test('is held if only an access record shows the earlier time', async () => {
    await receiveMany('2026-11-18', 12);
    await openAdmin(storage.db, storage.keyring).list();
    at('2027-12-23');
    const firm = setUp();
    await firm.run();
    expect(firm.alerts).toEqual(['purge_held']);
    expect(await firm.references()).toHaveLength(12);
  });

  test('deletes by age again when the clock is right, or when the operator confirms it', async () => {
    await receiveMany('2025-11-18', 4);
    const firm = await restartOn('2027-12-23');
    at('2026-11-21');
    await firm.again();
    expect(firm.alerts).toEqual(['purge_held']);
    expect(await firm.references()).toHaveLength(2);
    at('2027-12-23');
    await firm.again();
    expect(firm.alerts).toEqual(['purge_held', 'purge_held']);
    believe(storage.dataDir, new Date());
    await firm.again();
    expect(await firm.references()).toHaveLength(1);
  });

  test('still deletes what visitors asked for', async () => {
    const asked = await receive('2026-11-18');
    await storage.db.query
      .updateTable('consultation')
      .set({ erase_at: '2026-11-21T00:00:00.000Z' })
      .execute();
    await receiveMany('2026-11-17', 11);
    const firm = await restartOn('2036-01-01');
    expect(firm.alerts).toEqual(['purge_held']);
    const left = await firm.references();
    expect(left).toHaveLength(11);
    expect(left).not.toContain(asked);
  });
});

test('requests that visitors asked to delete are deleted in one run, however many', async () => {
  await receiveMany('2026-11-18', 30);
  await storage.db.query
    .updateTable('consultation')
    .set({ erase_at: '2026-11-21T00:00:00.000Z' })
    .execute();
  at('2026-11-22');
  const firm = setUp();
  await firm.run();
  expect(await firm.references()).toEqual([]);
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
