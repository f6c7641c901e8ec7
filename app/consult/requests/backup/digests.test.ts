import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import {
  silent as log,
  newPlace,
  placeWithRequests,
  writeBackupTo,
} from '../../../../tests/site/backups.ts';
import { testFolder } from '../../../../tests/site/test-place.ts';
import { expireBackups, findDamagedBackups, momentOf } from './backup.server.ts';
import { restoreBackup } from './restore.server.ts';

let file: string;
let whole: Buffer;
beforeEach(async () => {
  const { storage } = await placeWithRequests();
  file = await writeBackupTo(await testFolder(), storage);
  whole = await readFile(file);
});

const flipped = (from: number) => {
  const bytes = Buffer.from(whole);
  for (let at = from; at < from + 8; at++) bytes.writeUInt8(255 - bytes.readUInt8(at), at);
  return bytes;
};

test.each<[string, () => Buffer]>([
  ['lost its last byte', () => whole.subarray(0, -1)],
  ['lost its last hundred bytes', () => whole.subarray(0, -100)],
  ['has eight flipped bytes in the middle', () => flipped(whole.length >> 1)],
  ['has eight flipped bytes near its end', () => flipped(whole.length - 40)],
  ['ends in a page of zeros', () => Buffer.concat([whole.subarray(0, -4096), Buffer.alloc(4096)])],
  ['has another byte', () => Buffer.concat([whole, Buffer.from([0])])],
])('a backup that %s is refused by a restore, and found by the check', async (_, damage) => {
  await writeFile(file, damage());
  const place = await newPlace();
  await expect(restoreBackup(file, place, log)).rejects.toThrow(/온전한 백업이 아닙/);
  expect(await readdir(place.dataDir)).toEqual([]);
  expect(await findDamagedBackups(dirname(file))).toEqual({
    checked: 1,
    damaged: [basename(file)],
  });
});

test('an undamaged backup passes the check, and a copy of it can be restored', async () => {
  expect(await findDamagedBackups(dirname(file))).toEqual({ checked: 1, damaged: [] });
  const elsewhere = join(await testFolder(), basename(file));
  await copyFile(file, elsewhere);
  expect(await restoreBackup(elsewhere, await newPlace(), log)).toBe(3);
});

test('a backup without a digest in its name, as earlier versions made it, is restored', async () => {
  const before = file.replace(/-[\da-f]{32}(?=\.sqlite$)/, '');
  expect(before).not.toBe(file);
  await rename(file, before);
  expect(momentOf(basename(before))).not.toBeNull();
  expect(await findDamagedBackups(dirname(before))).toEqual({ checked: 0, damaged: [] });
  expect(await restoreBackup(before, await newPlace(), log)).toBe(3);
  for (const lost of [1, 100, 4096]) {
    await writeFile(before, whole.subarray(0, -lost));
    await expect(restoreBackup(before, await newPlace(), log), String(lost)).rejects.toThrow(
      /온전/,
    );
  }
});

test('backups with and without a digest expire by their day', async () => {
  const folder = dirname(file);
  await rm(file);
  const old = [
    'backup-2026-01-01T000000.000Z.sqlite',
    `backup-2026-01-02T000000.000Z-${'a'.repeat(32)}.sqlite`,
    'backup-2026-10-01T000000.000Z.sqlite',
    `backup-2026-10-02T000000.000Z-${'b'.repeat(32)}.sqlite`,
  ];
  for (const name of old) await writeFile(join(folder, name), '');
  expect(await expireBackups(folder, 30, Date.parse('2026-10-03T00:00:00Z'))).toBe(2);
  expect(await readdir(folder)).toEqual(old.slice(2));
});
