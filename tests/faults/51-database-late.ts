import { randomBytes } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { type Postgres, startPostgres } from '../site/postgres.ts';
import { launchSite } from '../site/server.ts';
import { waitForStatus } from '../site/status.ts';
import { sendForm } from '../site/visitors.ts';

let postgres: Postgres;
afterEach(() => postgres.close());

/** A site whose database is not there yet. */
async function startWaiting() {
  postgres = await startPostgres();
  const DATABASE_URL = await postgres.createDatabase();
  await postgres.kill();
  const SEAL_KEYS = `k1:${randomBytes(32).toString('base64')}`;
  return launchSite({ DATABASE_URL, SEAL_KEYS, TRUSTED_PROXIES: '127.0.0.1' });
}

test('51: started before its database, the site says so, waits, and then serves', async () => {
  const site = await startWaiting();
  const { url } = site;
  await waitForStatus(`${url}/readyz`, 503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const form = await sendForm(url, undefined, { accept: 'text/html' });
  expect(form.status).toBe(503);
  expect(form.headers.get('retry-after')).toBeTruthy();
  expect(form.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await form.text();
  expect(html).toContain('href="tel:');
  expect(html).not.toContain('접수되었습니다');
  expect((await sendForm(url)).headers.get('content-type')).toContain('application/json');
  expect((await fetch(url)).status).toBe(503);
  expect(site.output()).toMatch(/"event":"waiting_for_database".*ECONNREFUSED/);
  expect(site.output()).toContain('"alert":"database_unavailable"');
  await postgres.start();
  await site.ready();
  await vi.waitFor(async () => expect((await sendForm(url)).status).toBe(201));
  expect((await fetch(url)).status).toBe(200);
  expect(await site.stop()).toBe(0);
});

test('51: told to end while it waits, it ends', async () => {
  const site = await startWaiting();
  await waitForStatus(`${site.url}/readyz`, 503);
  expect(await site.stop()).toBe(0);
});
