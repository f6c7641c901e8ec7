import { randomBytes } from 'node:crypto';

import {
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { databaseFile } from '#app/platform/database/database.ts';
import { failedStart } from '../site/failed-start.ts';
import { SITE, startSite } from '../site/server.ts';
import { waitForStatus } from '../site/status.ts';
import { storedRequests } from '../site/stored-requests.ts';
import { testDatabase, testFolder } from '../site/test-place.ts';
import { sendForm } from '../site/visitors.ts';

const SEAL_KEYS = `k1:${randomBytes(32).toString('base64')}`;
const settings = { SEAL_KEYS, TRUSTED_PROXIES: '127.0.0.1' };

let dataDir: string;
let file: string;
beforeEach(async () => {
  dataDir = await testFolder();
  file = databaseFile(dataDir);
});

/** A folder in which a site took requests until it was stopped, or killed. */
async function usedFolder(folder = dataDir, end: 'stopped' | 'killed' = 'stopped') {
  const site = await startSite(settings, SITE, { dataDir: folder });
  for (let count = 0; count < 3; count++) expect((await sendForm(site.url)).status).toBe(201);
  await (end === 'stopped' ? site.stop() : site.kill());
}

/** Every file, byte for byte; SQLite's shared memory is no data. */
async function everything(): Promise<Record<string, string>> {
  const names = (await readdir(dataDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('-shm'))
    .map((entry) => join(entry.parentPath, entry.name));
  const read = async (name: string) => [name, await readFile(name, 'base64')];
  return Object.fromEntries(await Promise.all(names.toSorted().map(read)));
}

async function refuses(sentence: RegExp, more: Record<string, string> = {}): Promise<void> {
  const before = await everything();
  const { code, said } = await failedStart({ DATA_DIR: dataDir, SEAL_KEYS, ...more });
  expect(said).toMatch(sentence);
  expect(code).toBe(1);
  expect(await everything()).toEqual(before);
}

describe('a start with a database that', () => {
  const restore = /npm run consult -- restore/;

  test('is missing where one was: refused', async () => {
    await usedFolder();
    await rename(file, `${file}.elsewhere`);
    await refuses(/site\.sqlite이 없습니다/);
    await refuses(restore);
    await rename(`${file}.elsewhere`, file);
    expect(await storedRequests({ DATA_DIR: dataDir, SEAL_KEYS })).toHaveLength(3);
  });

  test('is empty, or no database, or damaged inside: refused', async () => {
    await usedFolder();
    await copyFile(file, `${file}.whole`);
    const { size } = await stat(file);
    await truncate(file, 0);
    await refuses(/비어 있습니다/);
    await writeFile(file, randomBytes(size));
    await refuses(/손상되어 있습니다.*restore/);
    await copyFile(`${file}.whole`, file);
    const handle = await open(file, 'r+');
    await handle.write(randomBytes(2_000), 0, 2_000, size - 6_000);
    await handle.close();
    await refuses(/손상되어 있습니다.*restore/);
  });

  test('is another site’s: refused', async () => {
    await usedFolder();
    const other = await testFolder();
    await usedFolder(other);
    await copyFile(databaseFile(other), file);
    await refuses(/있던 데이터베이스가 아닙니다/);
  });

  test('cannot be opened, or lies where nothing can be written: refused', async () => {
    await mkdir(file);
    await refuses(/데이터베이스를 열 수 없/);
    await refuses(/데이터베이스를 열 수 없/, { DATA_DIR: 'package.json' });
  });

  test('was on PostgreSQL, whose address is missing or leads elsewhere: refused', async () => {
    const [DATABASE_URL, elsewhere] = [await testDatabase(), await testDatabase()];
    const site = await startSite({ ...settings, DATABASE_URL }, SITE, { dataDir });
    expect((await sendForm(site.url)).status).toBe(201);
    await site.stop();
    await refuses(/빠진 DATABASE_URL/);
    await refuses(/비어 있습니다.*restore/, { DATABASE_URL: elsewhere });
    await refuses(/데이터베이스가 그 서버에 없/, { DATABASE_URL: `${DATABASE_URL}_of_nobody` });
  });
});

test('a running site whose database is taken away says so, and receives nothing', async () => {
  const site = await startSite(settings, SITE, { dataDir });
  const readiness = (status: number) => waitForStatus(`${site.url}/readyz`, status);
  expect((await sendForm(site.url)).status).toBe(201);
  await rename(file, `${file}.elsewhere`);
  await readiness(503);
  expect((await sendForm(site.url)).status).toBe(503);
  expect((await fetch(site.url)).status).toBe(200);
  await copyFile(`${file}.elsewhere`, file);
  await readiness(503);
  expect((await sendForm(site.url)).status).toBe(503);
  await rename(`${file}.elsewhere`, file);
  await readiness(200);
  expect((await sendForm(site.url)).status).toBe(201);
  await site.stop();
});
