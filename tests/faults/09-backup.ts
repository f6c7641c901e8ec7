import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Config, readConfig } from '#app/config/config.ts';
import { expireBackups, writeBackup } from '#app/consult/requests/backup/backup.server.ts';
import { copyToPostgres } from '#app/consult/requests/backup/copy-to-postgres.server.ts';
import { restoreBackup } from '#app/consult/requests/backup/restore.server.ts';
import {
  type ConsultStorage,
  openStorage,
} from '#app/consult/requests/storage/open-storage.server.ts';
import { databaseFile } from '#app/platform/database/database.ts';
import { createLog } from '#app/platform/log.ts';
import { openAdmin } from '../site/admin.ts';
import { openStore, submission } from '../site/storage.ts';
import { testDatabase, testFolder } from '../site/test-place.ts';
import { makeVersion010 } from './database/version-0.1.0.ts';

const log = createLog('silent');
const SEAL_KEYS = `k1:${randomBytes(32).toString('base64')}`;
let backups: string;
beforeEach(async () => {
  backups = await testFolder();
});

/** The configuration of a site without a database. */
async function newPlace(settings: Record<string, string> = {}): Promise<Config> {
  const result = readConfig({ DATA_DIR: await testFolder(), SEAL_KEYS, ...settings });
  if (!result.ok) throw new Error(result.faults.join('\n'));
  return result.config;
}

async function open(config: Config): Promise<ConsultStorage> {
  const storage = await openStorage(config, log);
  onTestFinished(() => storage.db.close());
  return storage;
}

const storeOf = ({ db, keyring }: ConsultStorage) => openStore({ db, keyring }, [{ name: 'mail' }]);

async function contents({ db, keyring }: ConsultStorage) {
  const requests = await openAdmin(db, keyring).list();
  return {
    requests: requests.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    outbox: await db.query.selectFrom('outbox').selectAll().orderBy('id').execute(),
    site: await db.query.selectFrom('site').selectAll().execute(),
  };
}

const write = ({ db }: ConsultStorage) => {
  if (!db.backUp) throw new Error('The embedded database makes backups.');
  return writeBackup(db.backUp, backups);
};

/** A site with some requests, and its backup. */
async function backedUp() {
  const config = await newPlace();
  const storage = await open(config);
  for (const name of ['가', '나', '다 💛']) await storeOf(storage).accept(submission({ name }));
  return { config, storage, file: await write(storage) };
}

test('9: a backup under writes is whole, and holds what was acknowledged before', async () => {
  const config = await newPlace();
  const store = storeOf(await open(config));
  // As the command line does it: another process's view of the same database.
  const storage = await open(config);
  const acknowledged: string[] = [];
  let writing = true;
  async function visitor(): Promise<void> {
    while (writing) {
      const { receipt } = await store.accept(submission({ message: `${Math.random()}` }));
      acknowledged.push(receipt.reference);
      // Lets the backup have its turn: here both are in one process.
      await new Promise(setImmediate);
    }
  }
  const visitors = Promise.all([visitor(), visitor(), visitor()]);
  while (acknowledged.length < 20) await new Promise(setImmediate);
  const before = [...acknowledged];
  const file = await write(storage);
  writing = false;
  await visitors;

  const place = await newPlace();
  const count = await restoreBackup(file, place, log);
  expect(count).toBeGreaterThanOrEqual(before.length);
  const { requests, outbox } = await contents(await open(place));
  expect(requests).toHaveLength(count);
  expect(new Set(outbox.map((row) => row.consultation_id)).size).toBe(requests.length);
  const references = new Set(requests.map(({ reference }) => reference));
  expect(before.filter((reference) => !references.has(reference))).toEqual([]);
});

test('9: what was there is there again', async () => {
  const { storage, file } = await backedUp();
  const place = await newPlace();
  expect(await restoreBackup(file, place, log)).toBe(3);
  const restored = await open(place);
  expect(await contents(restored)).toEqual(await contents(storage));
  await restored.db.probe();
  expect((await storeOf(restored).accept(submission({ name: '라' }))).outcome).toBe('stored');
});

test('9: nothing is restored over what is there', async () => {
  const { config, storage, file } = await backedUp();
  const before = await contents(storage);
  await expect(restoreBackup(file, config, log)).rejects.toThrow(/이미/);
  expect(await contents(storage)).toEqual(before);
});

test('9: a backup that is not whole, or of another key, changes nothing', async () => {
  const { storage, file } = await backedUp();
  const place = await newPlace({ SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}` });
  await expect(restoreBackup(file, place, log)).rejects.toThrow(/열쇠 k1/);
  const { sealed } = await storage.db.query
    .selectFrom('consultation')
    .select('sealed')
    .executeTakeFirstOrThrow();
  const bytes = await readFile(file);
  const flipped = Buffer.from(bytes);
  const at = flipped.indexOf(sealed) + 40;
  flipped.writeUInt8(flipped.readUInt8(at) === 65 ? 66 : 65, at);
  const same = { ...place, sealKeys: (await newPlace()).sealKeys };
  const broken = {
    'cut off': bytes.subarray(0, -5000),
    'a byte flipped': flipped,
    'only its beginning': bytes.subarray(0, 16),
    'no backup': Buffer.from('PDF'),
    empty: Buffer.alloc(0),
  };
  for (const [name, content] of Object.entries(broken)) {
    const damaged = join(backups, 'damaged.sqlite');
    await writeFile(damaged, content);
    await expect(restoreBackup(damaged, same, log), name).rejects.toThrow(/온전한 백업이 아닙/);
  }
  expect(await readdir(same.dataDir)).toEqual([]);
  // And the whole one still goes in.
  await restoreBackup(file, same, log);
  expect((await contents(await open(same))).requests).toHaveLength(3);
});

test('9: a backup of version 0.1.0 is refused with the version that reads it', async () => {
  const place = await newPlace();
  const old = join(backups, 'backup-2026-11-01T000000.000Z.jsonl.gz');
  await writeFile(old, gzipSync('{}'));
  await expect(restoreBackup(old, place, log)).rejects.toThrow(/0\.1\.0 판/);
  expect(await readdir(place.dataDir)).toEqual([]);
});

test('9: a backup of the tables of version 0.1.0 is carried over', async () => {
  const place = await newPlace({ SEAL_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}` });
  const dataDir = await testFolder();
  await makeVersion010({ dataDir, databaseUrl: null });
  expect(await restoreBackup(databaseFile(dataDir), place, log)).toBe(3);
  expect((await contents(await open(place))).requests).toHaveLength(3);
});

test('9: a lost database is restored where it was', async () => {
  const { config, storage, file } = await backedUp();
  const expected = await contents(storage);
  await storage.db.close();
  for (const name of await readdir(config.dataDir)) {
    if (name.startsWith('site.sqlite')) await rm(join(config.dataDir, name));
  }
  await expect(openStorage(config, log)).rejects.toThrow(/없습니다.*restore/);
  await restoreBackup(file, config, log);
  const again = await openStorage(config, log);
  expect(await contents(again)).toEqual(expected);
  await again.db.close();
});

test('9: a backup is for its owner alone, and holds nothing that can be read', async () => {
  const storage = await open(await newPlace());
  await storeOf(storage).accept(submission({ name: 'CanaryName', message: 'CanaryMessage' }));
  const file = await write(storage);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const text = await readFile(file, 'latin1');
  expect(text).toContain('consultation');
  expect(text).not.toMatch(/Canary|01012345678/);
  expect(await readdir(backups)).toHaveLength(1);
});

test('9: backups expire by their age, but for the newest, and nothing else does', async () => {
  const storage = await open(await newPlace());
  const file = await write(storage);
  for (const old of ['2020-01-01T000000.000Z.jsonl.gz', '2020-01-02T000000.000Z.sqlite']) {
    await writeFile(join(backups, `backup-${old}`), '');
  }
  await writeFile(join(backups, 'letter.txt'), '');
  expect(await expireBackups(backups, 30)).toBe(2);
  expect((await readdir(backups)).toSorted()).toEqual([basename(file), 'letter.txt']);
  expect(await expireBackups(backups, 30, Date.now() + 31 * 86_400_000)).toBe(0);
  expect(await expireBackups(join(backups, 'none'), 30)).toBe(0);
});

describe('9: copied to PostgreSQL', () => {
  /** A site with three requests that has stopped, with the address of an empty PostgreSQL. */
  async function stopped() {
    const { config, storage } = await backedUp();
    const expected = await contents(storage);
    await storage.db.close();
    return { expected, config, moved: { ...config, databaseUrl: await testDatabase() } };
  }

  test('everything is there, and the site goes on there alone', async () => {
    const { expected, config, moved } = await stopped();
    await expect(openStorage(moved, log)).rejects.toThrow(/copy-to-postgres/);
    expect(await copyToPostgres(moved, log)).toBe(3);
    const storage = await open(moved);
    expect(await contents(storage)).toEqual(expected);
    expect((await storeOf(storage).accept(submission({ name: '라' }))).outcome).toBe('stored');
    await expect(openStorage(config, log)).rejects.toThrow(/DATABASE_URL/);
  });

  test('nothing is written to a database that is not empty', async () => {
    const { config, moved } = await stopped();
    await copyToPostgres(moved, log);
    await expect(copyToPostgres(moved, log)).rejects.toThrow();
    const { config: other, storage } = await backedUp();
    await storage.db.close();
    const taken = { ...other, databaseUrl: moved.databaseUrl };
    await expect(copyToPostgres(taken, log)).rejects.toThrow(/비어 있지 않습니다/);
    expect((await contents(await open(moved))).requests).toHaveLength(3);
    expect(config.databaseUrl).toBeNull();
  });

  test('not while the site runs', async () => {
    const { config, storage } = await backedUp();
    const moved = { ...config, databaseUrl: await testDatabase() };
    await expect(copyToPostgres(moved, log)).rejects.toThrow(/멈춘 뒤/);
    expect((await contents(storage)).requests).toHaveLength(3);
  });
});
