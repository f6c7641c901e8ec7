import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { launchSite, SITE, startSite } from '../site/server.ts';
import { waitForStatus } from '../site/status.ts';
import { storedRequests } from '../site/stored-requests.ts';
import { testFolder } from '../site/test-place.ts';
import { sendForm, someForm } from '../site/visitors.ts';
import { makeFailingDisk } from './disk/disk.ts';

const disk = await makeFailingDisk();
const settings = { ...disk.environment, TRUSTED_PROXIES: '127.0.0.1' };
const site = await startSite(settings);
afterAll(async () => {
  await site.stop();
  await disk.remove();
});

test('on a full disk the site confirms no request, keeps the visitor’s text, and recovers by itself', async () => {
  expect((await sendForm(site.url)).status).toBe(201);
  await disk.setFull(true);
  // The simulated disk refuses every write, so the first form already fails.
  const asData = await sendForm(site.url);
  expect(asData.status).toBe(503);
  expect(Number(asData.headers.get('retry-after'))).toBeGreaterThan(0);
  const asPage = await sendForm(site.url, someForm({ message: '적은 글은 남습니다' }), {
    accept: 'text/html',
  });
  expect(asPage.status).toBe(503);
  const html = await asPage.text();
  expect(html).toContain('적은 글은 남습니다');
  expect(html).toContain('href="tel:');
  expect(html).not.toContain('접수되었습니다');
  expect((await fetch(site.url)).status).toBe(200);

  await disk.setFull(false);
  const after = await sendForm(site.url, someForm({ name: '회복' }));
  expect(after.status).toBe(201);
  const names = (await storedRequests({ DATA_DIR: site.dataDir })).map(({ name }) => name);
  expect(names).toHaveLength(2);
  expect(names).toContain('회복');
});

describe('started on a disk without room', { tags: 'long' }, () => {
  test.each([
    ['full, after a clean stop', 'stop', 'setFull'],
    ['full, after it was killed', 'kill', 'setFull'],
    ['without room for files, after a clean stop', 'stop', 'setCrowded'],
  ] as const)('%s, the site waits and then serves', async (_, end, setFull) => {
    const dataDir = await testFolder();
    const before = await startSite(settings, SITE, { dataDir });
    expect((await sendForm(before.url)).status).toBe(201);
    await before[end]();
    await disk[setFull](true);
    onTestFinished(() => disk[setFull](false));
    const after = await launchSite(settings, SITE, { dataDir });
    await waitForStatus(`${after.url}/readyz`, 503);
    expect((await fetch(`${after.url}/healthz`)).status).toBe(200);
    expect(after.output()).toContain('"alert":"disk_full"');
    await disk[setFull](false);
    await after.ready();
    expect((await sendForm(after.url)).status).toBe(201);
    expect(await after.stop()).toBe(0);
    expect(await storedRequests({ DATA_DIR: dataDir })).toHaveLength(2);
  });
});
