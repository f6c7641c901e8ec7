// @module-tag long
import { randomBytes } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { refusingPostgres } from '../fakes/refusing-postgres.ts';
import { failedStart } from '../site/failed-start.ts';
import { type Postgres, startPostgres } from '../site/postgres.ts';
import { launchSite } from '../site/server.ts';
import { waitForStatus } from '../site/status.ts';
import { sendForm } from '../site/visitors.ts';
import { LONGEST_WAIT } from '../timeouts.ts';

let postgres: Postgres;
const SEAL_KEYS = `k1:${randomBytes(32).toString('base64')}`;

/** Starts a site whose database is not running yet. */
async function startWaiting() {
  postgres = await startPostgres();
  onTestFinished(() => postgres.close());
  const DATABASE_URL = await postgres.createDatabase();
  await postgres.kill();
  return launchSite({ DATABASE_URL, SEAL_KEYS, TRUSTED_PROXIES: '127.0.0.1' });
}

test('a site that starts before its database reports that, waits, and then serves', async () => {
  const site = await startWaiting();
  const { url } = site;
  await waitForStatus(`${url}/readyz`, 503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const form = await sendForm(url, undefined, { accept: 'text/html' });
  expect(form.status).toBe(503);
  expect(form.headers.get('retry-after')).toBeTruthy();
  expect(form.headers.get('cache-control')).toBe('no-store, no-transform');
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
  await vi.waitFor(async () => expect((await sendForm(url)).status).toBe(201), LONGEST_WAIT);
  expect((await fetch(url)).status).toBe(200);
  expect(await site.stop()).toBe(0);
});

test('ends on SIGTERM while it waits', async () => {
  const site = await startWaiting();
  await waitForStatus(`${site.url}/readyz`, 503);
  expect(await site.stop()).toBe(0);
});

describe('prints the error of the database server', () => {
  const parameter = 'unsupported startup parameter: extra_float_digits';

  test('while the site waits, and again when the error changes', async () => {
    const server = await refusingPostgres(parameter, '08P01');
    onTestFinished(server.close);
    const site = await launchSite({ DATABASE_URL: server.url, SEAL_KEYS });
    await vi.waitFor(
      () => expect(site.output()).toContain(`열지 못한 까닭: ${parameter} / 08P01`),
      LONGEST_WAIT,
    );
    server.say('the database system is starting up', '57P03');
    await vi.waitFor(
      () => expect(site.output()).toContain('까닭: the database system'),
      LONGEST_WAIT,
    );
    expect(site.output().split(parameter)).toHaveLength(2);
    expect(site.output()).not.toContain('secret-of-the-site');
    expect(await site.stop()).toBe(0);
  });

  test.each([
    ['password authentication failed for user "site"', '28P01'],
    ['database "site" does not exist', '3D000'],
    ['no pg_hba.conf entry for host "10.0.0.5", user "site"', '28000'],
    ['permission denied for schema public', '42501'],
    ['relation "site" does not exist', '42P01'],
  ])('if it refuses the site, which does not start: %s', async (words, code) => {
    const server = await refusingPostgres(words, code);
    onTestFinished(server.close);
    const start = await failedStart({ DATABASE_URL: server.url, SEAL_KEYS });
    expect(start.code).toBe(1);
    expect(start.said).toContain('DATABASE_URL의 주소');
    expect(start.said).toContain(`${words} / ${code}`);
    expect(start.said + start.logged).not.toContain('secret-of-the-site');
  });
});
