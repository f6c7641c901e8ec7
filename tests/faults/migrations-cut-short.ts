// @module-tag long
import { type ChildProcess, spawn } from 'node:child_process';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { beforeEach, describe, expect, test } from 'vitest';
import { findReceipt } from '#app/consult/receipt/open-receipt.server.ts';
import { newRow } from '#app/consult/requests/new-row.server.ts';
import { type Database, openDatabase } from '#app/consult/requests/storage/database.server.ts';
import { initial } from '#app/consult/requests/storage/migrations/001-initial.ts';
import { migrations } from '#app/consult/requests/storage/migrations.ts';
import type { Tables } from '#app/consult/requests/storage/tables.ts';
import { openDatabase as openMigrated } from '#app/platform/database/open.ts';
import { readCounts } from '#app/tracking/counts/daily-counts.ts';
import { openAdmin } from '../site/admin.ts';
import { openStore, submission } from '../site/storage.ts';
import { testDatabase, testFolder } from '../site/test-place.ts';
import { keyring } from './database/test-key.ts';
import { makeVersion010 } from './database/version-0.1.0.ts';

describe.each(['sqlite', 'postgres'])('on %s', (kind) => {
  let dataDir: string;
  let databaseUrl: string | null;
  beforeEach(async () => {
    dataDir = await testFolder();
    databaseUrl = kind === 'postgres' ? await testDatabase() : null;
  });

  function start(mode = '') {
    const words = ['tests/faults/database/opener.ts', dataDir, databaseUrl ?? '', mode];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    const ended = new Promise((resolve) => child.once('close', resolve));
    return { child, ended, said: () => said };
  }

  const words = (child: ChildProcess, word: string) =>
    new Promise<void>((resolve) => {
      child.stdout?.on('data', (chunk) => {
        if (String(chunk).includes(word)) resolve();
      });
    });

  async function opened(look: (db: Database) => Promise<void>): Promise<void> {
    const db = await openDatabase({ dataDir, databaseUrl });
    await look(db).finally(db.close);
  }

  /** Expects the data that version 0.1.0 stored: requests, their notes, deliveries and receipts. */
  const isCarriedOver = () =>
    opened(async (db) => {
      const admin = openAdmin(db, keyring);
      const requests = await admin.list();
      const of = (message: string) => requests.find((one) => one.message === message);
      const [first, second, third] = [of('첫째'), of('둘째'), of('셋째')];
      expect(first).toMatchObject({ name: '김새벽', email: 'dawn@example.com', status: 'new' });
      expect(second).toMatchObject({ status: 'booked', appointmentAt: '2026-12-01T05:00:00.000Z' });
      expect(third).toMatchObject({ status: 'withdrawn' });
      expect(await admin.deliveries(first?.id ?? '')).toMatchObject([
        { channel: 'mail', deliveredAt: null },
        { channel: 'sms', deliveredAt: null },
      ]);
      const { receipt } = (await findReceipt({ db, keyring }, first?.reference ?? '')) ?? {};
      expect(receipt).toMatchObject({ state: 'received', checkedBy: 'phone' });
      const count = async (table: 'note' | 'used_link' | 'digest' | 'daily_count' | 'seal_key') =>
        (await db.query.selectFrom(table).selectAll().execute()).length;
      for (const table of ['note', 'used_link', 'digest', 'daily_count', 'seal_key'] as const) {
        expect(await count(table), table).toBe(1);
      }
      // The store recognises the first request by its key when it is sent again.
      const again = submission(
        { name: '김새벽', email: 'dawn@example.com', message: '첫째' },
        { idempotencyKey: '2b1c9f0e-5d7a-4c58-9d35-0d6c1b3f7a12' },
      );
      const { outcome } = await openStore({ db, keyring }).accept(again);
      expect(outcome).toBe('repeated');
    });

  test('processes that start together without a database create one', async () => {
    const all = Array.from({ length: 4 }, () => start());
    await Promise.all(all.map(({ ended }) => ended));
    for (const { said } of all) expect(said()).toBe('carried over\nopen\n');
    await opened(async (db) => {
      expect(await db.query.selectFrom('site').selectAll().execute()).toHaveLength(1);
    });
  });

  test('processes that start together on a database of 0.1.0 migrate it once', async () => {
    await makeVersion010({ dataDir, databaseUrl });
    const all = Array.from({ length: 3 }, () => start());
    await Promise.all(all.map(({ ended }) => ended));
    for (const { said } of all) expect(said()).toBe('carried over\nopen\n');
    await isCarriedOver();
  });

  test('a process killed during the migration leaves nothing behind, and the next one completes it', async () => {
    await makeVersion010({ dataDir, databaseUrl });
    const dying = start('hang');
    await words(dying.child, 'carried over');
    // It waits for the process that is migrating.
    const next = start();
    dying.child.kill('SIGKILL');
    await dying.ended;
    await next.ended;
    expect(next.said()).toBe('carried over\nopen\n');
    await isCarriedOver();
  });

  test('a migrated database has the tables and columns of a new one', async () => {
    const isNew = await columnsOf({ dataDir, databaseUrl });
    dataDir = await testFolder();
    databaseUrl = kind === 'postgres' ? await testDatabase() : null;
    await makeVersion010({ dataDir, databaseUrl });
    expect(await columnsOf({ dataDir, databaseUrl })).toEqual(isNew);
  });

  test('a database from before the report of a month keeps its counts and cases', async () => {
    const before = { '001-initial': initial };
    const old = await openMigrated<Tables>({ dataDir, databaseUrl, migrations: before });
    const { retained_at: _, ...row } = newRow(submission(), keyring);
    const since = '2026-10-05T01:00:00.000Z';
    const retained = { ...row, status: 'retained', status_changed_at: since };
    await old.query.insertInto('consultation').values(retained).execute();
    const id = '2026-10-05 phone naver_ads';
    await sql`insert into daily_count (id, day, conversion, source, count)
      values (${id}, '2026-10-05', 'phone', 'naver_ads', 3)`.execute(old.query);
    await old.close();
    await opened(async (db) => {
      const cases = db.query.selectFrom('consultation').select('retained_at');
      expect(await cases.execute()).toEqual([{ retained_at: since }]);
      const counts = await readCounts(db, '2026-10-01', '2026-10-31');
      expect(counts).toMatchObject([{ source: 'naver_ads', campaign: '', count: 3 }]);
    });
  });

  test('the migrated access log is append-only', async () => {
    await makeVersion010({ dataDir, databaseUrl });
    await opened(async (db) => {
      await openAdmin(db, keyring).list();
      const records = await db.query.selectFrom('access_record').selectAll().execute();
      expect(records.map(({ action }) => action)).toEqual(['note', 'status', 'withdraw', 'list']);
      const changing = db.query.updateTable('access_record').set({ subject: 'x' }).execute();
      await expect(changing).rejects.toThrow(/access records/);
    });
  });

  test('a database from before 0.1.0 is refused with the version that can read it', async () => {
    await makeVersion010({ dataDir, databaseUrl });
    await opened(async ({ query }) => {
      await sql`delete from kysely_migration`.execute(query);
      await sql`insert into kysely_migration values ('007-states', '2026-01-01')`.execute(query);
    });
    await expect(openDatabase({ dataDir, databaseUrl })).rejects.toThrow(/0\.1\.0 판.*바꾸지 않/);
  });

  test('a migration of a later version keeps the data, and an older version refuses the database', async () => {
    await opened(async (db) => {
      await openStore({ db, keyring }).accept(submission({ message: '먼저' }));
    });
    const later: Migration = {
      up: (db: Kysely<unknown>) =>
        db.schema
          .alterTable('consultation')
          .addColumn('later', 'text', (column) => column.notNull().defaultTo('x'))
          .execute(),
    };
    const upgraded = await openMigrated<{ consultation: { later: string } }>({
      dataDir,
      databaseUrl,
      migrations: { ...migrations, '999-later': later },
    });
    const rows = await upgraded.query.selectFrom('consultation').select('later').execute();
    await upgraded.close();
    expect(rows).toEqual([{ later: 'x' }]);
    await expect(openDatabase({ dataDir, databaseUrl })).rejects.toThrow(/새 판/);
  });
});

/** Opens the database and returns the columns of each table. */
async function columnsOf(place: { dataDir: string; databaseUrl: string | null }) {
  const db = await openDatabase(place);
  const tables = await db.query.introspection.getTables();
  await db.close();
  return tables
    .map(({ name, columns }) => ({
      name,
      columns: columns
        .map((column) => `${column.name} ${column.dataType.toLowerCase()} ${column.isNullable}`)
        .toSorted(),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
