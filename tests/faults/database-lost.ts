import { randomBytes } from 'node:crypto';
import {
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#app/config/config.ts';
import { openStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import { databaseFile } from '#app/platform/database/database.ts';
import { openingFault } from '#app/platform/database/errors.ts';
import { createLog } from '#app/platform/log.ts';
import { StartupError } from '#app/platform/startup-error.ts';
import { failedStart } from '../site/failed-start.ts';
import { SITE, startSite } from '../site/server.ts';
import { waitForStatus } from '../site/status.ts';
import { storedRequests } from '../site/stored-requests.ts';
import { testDatabase, testFolder } from '../site/test-place.ts';
import { sendForm } from '../site/visitors.ts';

const SEAL_KEYS = `k1:${randomBytes(32).toString('base64')}`;
const settings = { SEAL_KEYS, TRUSTED_PROXIES: '127.0.0.1' };

/** Data folder of a site that took requests until it was stopped. */
let used: string;
beforeAll(async () => {
  used = await mkdtemp(join(tmpdir(), 'used-'));
  const site = await startSite(settings, SITE, { dataDir: used });
  for (let count = 0; count < 3; count++) expect((await sendForm(site.url)).status).toBe(201);
  await site.stop();
});
afterAll(() => rm(used, { recursive: true }));

let dataDir: string;
let file: string;
beforeEach(async () => {
  dataDir = await testFolder();
  file = databaseFile(dataDir);
});

/** Bytes of every file, except SQLite's shared memory, which contains no data. */
async function everything(): Promise<Record<string, string>> {
  const names = (await readdir(dataDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('-shm'))
    .map((entry) => join(entry.parentPath, entry.name));
  const read = async (name: string) => [name, await readFile(name, 'base64')];
  return Object.fromEntries(await Promise.all(names.toSorted().map(read)));
}

/** Opens the storage as a start does; resolves with the message to the operator. */
async function openHere(environment: Record<string, string>): Promise<string> {
  const result = readConfig(environment);
  if (!result.ok) throw new Error(result.faults.join('\n'));
  const { config } = result;
  return openStorage(config, createLog('silent')).then(
    async ({ db }) => {
      await db.close();
      return 'opened';
    },
    (error: unknown) =>
      error instanceof StartupError ? error.message : openingFault(config, error),
  );
}

async function start(environment: Record<string, string>): Promise<string> {
  const { code, said } = await failedStart(environment);
  expect(code).toBe(1);
  return said;
}

/**
 * Expects that the start is refused with this sentence, and that no file changes.
 *
 * @param by `start` runs a process of the site; `openHere` opens the storage in this process
 */
async function refuses(
  sentence: RegExp,
  by = openHere,
  more: Record<string, string> = {},
): Promise<void> {
  const before = await everything();
  expect(await by({ DATA_DIR: dataDir, SEAL_KEYS, ...more })).toMatch(sentence);
  expect(await everything()).toEqual(before);
}

describe('a start with a database that', () => {
  const restore = /npm run consult -- restore/;

  test('is missing where one was: refused', async () => {
    await cp(used, dataDir, { recursive: true });
    await rename(file, `${file}.elsewhere`);
    await refuses(/site\.sqlite이 없습니다/, start);
    await refuses(restore);
    await rename(`${file}.elsewhere`, file);
    expect(await storedRequests({ DATA_DIR: dataDir, SEAL_KEYS })).toHaveLength(3);
  });

  test('is empty, or no database, or damaged inside: refused', async () => {
    await cp(used, dataDir, { recursive: true });
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
    await refuses(/손상되어 있습니다.*restore/, start);
  });

  test('is another site’s: refused', async () => {
    await cp(used, dataDir, { recursive: true });
    const other = await testFolder();
    expect(await openHere({ DATA_DIR: other, SEAL_KEYS })).toBe('opened');
    await copyFile(databaseFile(other), file);
    await refuses(/있던 데이터베이스가 아닙니다/);
  });

  test('cannot be opened, or lies where nothing can be written: refused', async () => {
    await mkdir(file);
    await refuses(/데이터베이스를 열 수 없/);
    await refuses(/데이터베이스를 열 수 없/, openHere, { DATA_DIR: 'package.json' });
  });

  test('was on PostgreSQL, whose address is missing or leads elsewhere: refused', {
    tags: 'long',
  }, async () => {
    const [DATABASE_URL, elsewhere] = [await testDatabase(), await testDatabase()];
    const site = await startSite({ ...settings, DATABASE_URL }, SITE, { dataDir });
    expect((await sendForm(site.url)).status).toBe(201);
    await site.stop();
    await refuses(/빠진 DATABASE_URL/, start);
    await refuses(/비어 있습니다.*restore/, start, { DATABASE_URL: elsewhere });
    await refuses(/does not exist.*DATABASE_URL의 주소/, start, {
      DATABASE_URL: `${DATABASE_URL}_of_nobody`,
    });
  });
});

test('a running site whose database is taken away reports that, and receives no request', async () => {
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
