import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { databaseFile } from '#app/platform/database/database.ts';
import { makeVersion010 } from '../../../../tests/faults/database/version-0.1.0.ts';
import {
  contents,
  silent as log,
  mailedStore,
  newPlace,
  openPlace,
  placeWithRequests,
  writeBackupTo,
} from '../../../../tests/site/backups.ts';
import { submission } from '../../../../tests/site/storage.ts';
import { testFolder } from '../../../../tests/site/test-place.ts';
import { type ConsultStorage, openStorage } from '../storage/open-storage.server.ts';
import { expireBackups } from './backup.server.ts';
import { restoreBackup } from './restore.server.ts';

let backups: string;
beforeEach(async () => {
  backups = await testFolder();
});

const write = (storage: ConsultStorage) => writeBackupTo(backups, storage);

/** A site with some requests, and its backup. */
async function backedUp() {
  const { config, storage } = await placeWithRequests();
  return { config, storage, file: await write(storage) };
}

test('a backup under writes is whole, and holds what was acknowledged before', async () => {
  const config = await newPlace();
  const store = mailedStore(await openPlace(config));
  // A second connection, like that of the command line, which runs in another process.
  const storage = await openPlace(config);
  const acknowledged: string[] = [];
  let writing = true;
  async function visitor(): Promise<void> {
    while (writing) {
      const { receipt } = await store.accept(submission({ message: `${Math.random()}` }));
      acknowledged.push(receipt.reference);
      // Yields to the backup, which here runs in the same process.
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
  const { requests, outbox } = await contents(await openPlace(place));
  expect(requests).toHaveLength(count);
  expect(new Set(outbox.map((row) => row.consultation_id)).size).toBe(requests.length);
  const references = new Set(requests.map(({ reference }) => reference));
  expect(before.filter((reference) => !references.has(reference))).toEqual([]);
});

test('a restore brings every row back, and the database accepts new requests', async () => {
  const { storage, file } = await backedUp();
  const place = await newPlace();
  expect(await restoreBackup(file, place, log)).toBe(3);
  const restored = await openPlace(place);
  expect(await contents(restored)).toEqual(await contents(storage));
  await restored.db.probe();
  expect((await mailedStore(restored).accept(submission({ name: '라' }))).outcome).toBe('stored');
});

test('a restore refuses to overwrite an existing database', async () => {
  const { config, storage, file } = await backedUp();
  const before = await contents(storage);
  await expect(restoreBackup(file, config, log)).rejects.toThrow(/이미/);
  expect(await contents(storage)).toEqual(before);
});

test('a backup that is not whole, or of another key, changes nothing', async () => {
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
  // The undamaged backup can still be restored.
  await restoreBackup(file, same, log);
  expect((await contents(await openPlace(same))).requests).toHaveLength(3);
});

test('a backup of version 0.1.0 is refused with the version that reads it', async () => {
  const place = await newPlace();
  const old = join(backups, 'backup-2026-11-01T000000.000Z.jsonl.gz');
  await writeFile(old, gzipSync('{}'));
  await expect(restoreBackup(old, place, log)).rejects.toThrow(/0\.1\.0 판/);
  expect(await readdir(place.dataDir)).toEqual([]);
});

test('a backup of the tables of version 0.1.0 is carried over', async () => {
  const place = await newPlace({ SEAL_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}` });
  const dataDir = await testFolder();
  await makeVersion010({ dataDir, databaseUrl: null });
  expect(await restoreBackup(databaseFile(dataDir), place, log)).toBe(3);
  expect((await contents(await openPlace(place))).requests).toHaveLength(3);
});

test('a lost database is restored where it was', async () => {
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

test('a backup is for its owner alone, and holds nothing that can be read', async () => {
  const storage = await openPlace(await newPlace());
  await mailedStore(storage).accept(submission({ name: 'CanaryName', message: 'CanaryMessage' }));
  const file = await write(storage);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const text = await readFile(file, 'latin1');
  expect(text).toContain('consultation');
  expect(text).not.toMatch(/Canary|01012345678/);
  expect(await readdir(backups)).toHaveLength(1);
});

test('backups expire by their age, except the newest, and other files stay', async () => {
  const storage = await openPlace(await newPlace());
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
