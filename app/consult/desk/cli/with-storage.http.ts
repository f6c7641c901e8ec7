import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Office, openOffice, runConsult } from '../../../../tests/site/office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

test('a command without the keys fails and creates no key', async () => {
  const before = await readdir(office.dataDir);
  const { code, stderr } = await office.consultWith({ SEAL_KEYS: '' }, 'list');
  expect([code, stderr]).toEqual([1, expect.stringContaining('SEAL_KEYS')]);
  expect(await readdir(office.dataDir)).toEqual(before);
});

test('an unreadable folder is not mistaken for an empty one', async () => {
  const file = join(office.dataDir, 'file');
  await writeFile(file, '');
  const { code, stderr } = await office.consultWith({ DATA_DIR: file }, 'list');
  expect([code, stderr]).toEqual([1, expect.stringMatching(/읽을 수 없습니다 \(ENOTDIR\).*계정/)]);
  expect(stderr).not.toContain('없습니다. 서버를 한 번');
});

test('unreadable settings are not mistaken for missing ones', async () => {
  const folder = join(office.dataDir, 'site');
  await mkdir(join(folder, '.env'), { recursive: true });
  const { code, stderr } = await runConsult(office.environment, ['list'], resolve(folder));
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^\.env.*읽을 수 없습니다.*계정/)]);
  await rm(folder, { recursive: true });
});

test('names a PostgreSQL that does not respond', async () => {
  const settings = { DATABASE_URL: 'postgres://site@127.0.0.1:1/site' };
  const { code, stderr } = await office.consultWith(settings, 'list');
  expect([code, stderr]).toEqual([1, expect.stringMatching(/PostgreSQL.*켜져/)]);
});
