import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { databaseFile } from '#app/platform/database/database.ts';
import { failedStart } from '../site/failed-start.ts';
import { runConsult, someKey } from '../site/office.ts';
import { type RunningSite, SITE, startSite } from '../site/server.ts';
import { storedRequests } from '../site/stored-requests.ts';
import { testFolder } from '../site/test-place.ts';
import { sendForm } from '../site/visitors.ts';
import { makeFailingDisk } from './disk/disk.ts';

let dataDir: string;
let environment: Record<string, string>;
let file: string;
beforeEach(async () => {
  dataDir = await testFolder();
  environment = { DATA_DIR: dataDir, SEAL_KEYS: someKey('k1') };
  file = databaseFile(dataDir);
});

const start = () => startSite({ ...environment, TRUSTED_PROXIES: '127.0.0.1' }, SITE, { dataDir });

async function send({ url }: RunningSite, count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    expect((await sendForm(url)).status).toBe(201);
  }
}

async function isRefused(sentence: RegExp): Promise<void> {
  const { code, said } = await failedStart(environment);
  expect(said).toMatch(sentence);
  expect(code).toBe(1);
}

test('47: killed while the log is empty, the site starts again', async () => {
  for (let count = 0; count < 3; count++) {
    await (await start()).kill();
    // Somebody looks into it: the last connection that closes removes the log, empty or not.
    const database = new DatabaseSync(file);
    expect(database.prepare('select count(*) as count from consultation').all()).toEqual([
      { count: 0 },
    ]);
    database.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
  }
  await (await start()).stop();
});

test('47: killed after a deletion emptied the log, the site starts again', async () => {
  const site = await start();
  await send(site, 3);
  const [first] = await storedRequests(environment);
  const reference = first?.reference ?? '';
  expect((await runConsult(environment, ['delete', reference, '--yes'])).code).toBe(0);
  await site.kill();
  expect((await runConsult(environment, ['list'])).code).toBe(0);
  const again = await start();
  await send(again, 1);
  await again.stop();
  expect(await storedRequests(environment)).toHaveLength(3);
});

test('47: a log deleted after checkpoints is missed, however many requests the file has', async () => {
  const site = await start();
  // A request writes five times, so a checkpoint follows every fiftieth: the kill falls between two. Between a
  // checkpoint and its mark the loss would go unnoticed (decision 044).
  await send(site, 225);
  await site.kill();
  await rename(`${file}-wal`, join(dataDir, 'elsewhere'));
  await isRefused(/site\.sqlite-wal이 없습니다/);
  await rename(join(dataDir, 'elsewhere'), `${file}-wal`);
  expect(await storedRequests(environment)).toHaveLength(225);
  await (await start()).stop();
}, 60_000);

test('47: a log deleted after a command emptied it is missed', async () => {
  const site = await start();
  await send(site, 3);
  const [first] = await storedRequests(environment);
  await runConsult(environment, ['delete', first?.reference ?? '', '--yes']);
  await send(site, 3);
  await site.kill();
  await rm(`${file}-wal`);
  await isRefused(/site\.sqlite-wal이 없습니다/);
});

test('47: an older copy with a log of another time is refused after a kill', async () => {
  const site = await start();
  await send(site, 3);
  await site.stop();
  await copyFile(file, `${file}.old`);
  const again = await start();
  await send(again, 3);
  await again.kill();
  await copyFile(`${file}.old`, file);
  await rm(`${file}-wal`);
  await rm(`${file}-shm`);
  await isRefused(/site\.sqlite-wal이 없습니다/);
});

test('47: after a backup is restored beside it, the site starts', async () => {
  const site = await start();
  await send(site, 3);
  expect((await runConsult(environment, ['backup'])).code).toBe(0);
  await site.kill();
  const before = `${dataDir}-before`;
  await rename(dataDir, before);
  const [backup = ''] = await readdir(join(before, 'backups'));
  const restored = await runConsult(environment, ['restore', join(before, 'backups', backup)]);
  expect(restored.code, restored.stderr).toBe(0);
  await (await start()).kill();
  await (await start()).stop();
  expect(await storedRequests(environment)).toHaveLength(3);
  await rm(before, { recursive: true });
});

test('47: the mark never asks for more than a power cut leaves', async () => {
  const disk = await makeFailingDisk();
  for (const count of [0, 80]) {
    const site = await startSite(
      { ...environment, ...disk.environment, TRUSTED_PROXIES: '127.0.0.1' },
      SITE,
      { dataDir },
    );
    await send(site, count);
    await site.kill();
    await copyFile(join(dataDir, 'site.json'), join(disk.image, 'site.json'));
    expect(JSON.parse(await readFile(join(disk.image, 'site.json'), 'utf8'))).toMatchObject({
      open: expect.any(Number),
    });
    const image = { ...environment, DATA_DIR: disk.image };
    const left = await startSite(image, SITE, { dataDir: disk.image });
    await left.stop();
    for (const name of ['site.sqlite', 'site.json']) {
      await copyFile(join(disk.image, name), join(dataDir, name));
    }
    await rm(`${file}-wal`, { force: true });
    await rm(`${file}-shm`, { force: true });
  }
  await disk.remove();
}, 60_000);
