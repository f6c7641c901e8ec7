import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Config, readConfig } from '#app/config/config.ts';
import { expireBackups, writeBackup } from '#app/consult/requests/storage/backup.server.ts';
import {
  type ConsultStorage,
  openStorage,
} from '#app/consult/requests/storage/open-storage.server.ts';
import { restoreBackup } from '#app/consult/requests/storage/restore.server.ts';
import { createLog } from '#app/platform/log.ts';
import { openAdmin } from '../site/admin.ts';
import { openStore, submission } from '../site/storage.ts';
import { testDatabase, testFolder } from '../site/test-place.ts';

const log = createLog('silent');
const SEAL_KEYS = `k1:${randomBytes(32).toString('base64')}`;
const kinds = ['sqlite', 'postgres'] as const;
type Kind = (typeof kinds)[number];

let backups: string;
beforeEach(async () => {
  backups = await testFolder();
});

/** The configuration of a site without a database. */
async function newPlace(kind: Kind, settings: Record<string, string> = {}): Promise<Config> {
  const DATABASE_URL = kind === 'postgres' ? await testDatabase() : '';
  const DATA_DIR = await testFolder();
  const result = readConfig({ DATA_DIR, DATABASE_URL, SEAL_KEYS, ...settings });
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

/** A site with some requests, and its backup. */
async function backedUp(kind: Kind) {
  const config = await newPlace(kind);
  const storage = await open(config);
  for (const name of ['가', '나', '다 💛']) await storeOf(storage).accept(submission({ name }));
  return { config, storage, file: (await writeBackup(storage, backups)).file };
}

describe.each(kinds)('on %s', (kind) => {
  test('9: a backup under writes is whole, and holds what was acknowledged before', async () => {
    const config = await newPlace(kind);
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
    const { file, counts } = await writeBackup(storage, backups);
    writing = false;
    await visitors;

    expect(counts.outbox).toBe(counts.consultation);
    expect(acknowledged.length).toBeGreaterThan(before.length);
    const place = await newPlace('sqlite');
    expect((await restoreBackup(file, place, log)).counts).toEqual(counts);
    const { requests, outbox } = await contents(await open(place));
    expect(requests).toHaveLength(counts.consultation ?? 0);
    expect(new Set(outbox.map((row) => row.consultation_id)).size).toBe(requests.length);
    const references = new Set(requests.map(({ reference }) => reference));
    expect(before.filter((reference) => !references.has(reference))).toEqual([]);
  });

  test.each(kinds)('9: what was there is there again, restored to %s', async (target) => {
    const { storage, file } = await backedUp(kind);
    const place = await newPlace(target);
    await restoreBackup(file, place, log);
    const restored = await open(place);
    expect(await contents(restored)).toEqual(await contents(storage));
    await restored.db.probe();
    expect((await storeOf(restored).accept(submission({ name: '라' }))).outcome).toBe('stored');
  });

  test('9: nothing is restored over what is there', async () => {
    const { config, storage, file } = await backedUp(kind);
    const before = await contents(storage);
    await expect(restoreBackup(file, config, log)).rejects.toThrow(/이미/);
    expect(await contents(storage)).toEqual(before);
  });

  test('9: a backup that is not whole, or of another key, changes nothing', async () => {
    const { file } = await backedUp(kind);
    const place = await newPlace(kind, { SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}` });
    await expect(restoreBackup(file, place, log)).rejects.toThrow(/열쇠 k1/);
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split('\n');
    const { sealed } = JSON.parse(lines.find((line) => line.includes('"sealed"')) ?? '').row;
    const flipped = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    const broken = {
      'cut off': (await readFile(file)).subarray(0, -40),
      'a byte flipped': gzipSync(lines.join('\n').replace(sealed, flipped)),
      'a row missing': gzipSync(lines.toSpliced(4, 1).join('\n')),
      'without its end': gzipSync(lines.slice(0, -2).join('\n')),
      'no backup': Buffer.from('PDF'),
    };
    for (const [name, bytes] of Object.entries(broken)) {
      const damaged = join(backups, 'damaged.gz');
      await writeFile(damaged, bytes);
      await expect(restoreBackup(damaged, place, log), name).rejects.toThrow(/온전한 백업이 아닙/);
    }
    expect(await readdir(place.dataDir)).toEqual([]);
    // And the whole one still goes in.
    const same = { ...place, sealKeys: (await newPlace('sqlite')).sealKeys };
    await restoreBackup(file, same, log);
    expect((await contents(await open(same))).requests).toHaveLength(3);
  });
});

test('9: a lost database is restored where it was', async () => {
  const { config, storage, file } = await backedUp('sqlite');
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
  const storage = await open(await newPlace('sqlite'));
  await storeOf(storage).accept(submission({ name: 'CanaryName', message: 'CanaryMessage' }));
  const { file } = await writeBackup(storage, backups);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const text = gunzipSync(await readFile(file)).toString();
  expect(text).toContain('"sealed"');
  expect(text).not.toMatch(/Canary|01012345678/);
  expect(await readdir(backups)).toHaveLength(1);
});

test('9: backups expire by their age, and nothing else does', async () => {
  const storage = await open(await newPlace('sqlite'));
  const { file } = await writeBackup(storage, backups);
  const old = join(backups, 'backup-2020-01-01T000000.000Z.jsonl.gz');
  await writeFile(old, '');
  await writeFile(join(backups, 'letter.txt'), '');
  expect(await expireBackups(backups, 30)).toBe(1);
  expect(await readdir(backups)).toEqual(expect.arrayContaining(['letter.txt']));
  expect(await readdir(backups)).toHaveLength(2);
  expect(await expireBackups(backups, 30, Date.now() + 31 * 86_400_000)).toBe(1);
  await expect(stat(file)).rejects.toThrow();
  expect(await expireBackups(join(backups, 'none'), 30)).toBe(0);
});
