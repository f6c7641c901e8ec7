import { stat } from 'node:fs/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { databaseFile } from '#app/platform/database/database.ts';
import { startSite } from '../site/server.ts';
import { sendForm } from '../site/visitors.ts';
import { LONGEST_WAIT } from '../timeouts.ts';
import { makeFailingDisk } from './disk/disk.ts';

const disk = await makeFailingDisk();
const site = await startSite({ ...disk.environment, TRUSTED_PROXIES: '127.0.0.1' });
afterAll(async () => {
  await site.stop();
  await disk.remove();
});

const ready = async () => (await fetch(`${site.url}/readyz`)).status;

test('/readyz reports a full disk before a visitor notices it, and recovers when there is room again', async () => {
  expect(await ready()).toBe(200);
  await disk.setFull(true);
  await vi.waitFor(async () => expect(await ready()).toBe(503), LONGEST_WAIT);
  expect((await sendForm(site.url)).status).toBe(503);
  await disk.setFull(false);
  await vi.waitFor(async () => expect(await ready()).toBe(200), LONGEST_WAIT);
  expect((await sendForm(site.url)).status).toBe(201);
});

test('frequent probes write no more to the disk than rare ones', async () => {
  const logged = async () => (await stat(`${databaseFile(site.dataDir)}-wal`)).size;
  const before = await logged();
  const start = performance.now();
  for (let count = 0; count < 300; count++) expect(await ready()).toBe(200);
  const seconds = (performance.now() - start) / 1000;
  // At most one page of 4 KB, with its header, per second.
  expect(await logged()).toBeLessThanOrEqual(before + Math.ceil(seconds + 1) * 2 * 4_200);
});
