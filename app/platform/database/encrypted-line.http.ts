import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { authority, elsewhere, expired, sound } from '../../../tests/fakes/certificates.ts';
import { failedStart } from '../../../tests/site/failed-start.ts';
import { type Postgres, startPostgres, withClient } from '../../../tests/site/postgres.ts';
import { SITE, startSite } from '../../../tests/site/server.ts';
import { sendForm } from '../../../tests/site/visitors.ts';

let folder: string;
let postgres: Postgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'authority-'));
  await writeFile(join(folder, 'ca.pem'), `${authority}\n${elsewhere.cert}`);
  postgres = await startPostgres(sound);
});
afterAll(async () => {
  await postgres.close();
  await rm(folder, { recursive: true });
});

/** Settings of a site that connects to PostgreSQL over TLS. */
async function settings({ trusts = true } = {}) {
  const address = new URL(await postgres.createDatabase());
  address.hostname = 'localhost';
  address.searchParams.set('sslmode', 'verify-full');
  if (trusts) address.searchParams.set('sslrootcert', join(folder, 'ca.pem'));
  return {
    DATABASE_URL: address.href,
    DATA_DIR: await mkdtemp(join(folder, 'data-')),
    SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  };
}

test('requests reach PostgreSQL over TLS, on every connection', async () => {
  const { DATA_DIR: dataDir, ...own } = await settings();
  const site = await startSite(own, SITE, { dataDir });
  onTestFinished(async () => void (await site.stop()));
  expect((await sendForm(site.url)).status).toBe(201);
  const lines = await withClient(postgres.url, async (client) => {
    const { rows } = await client.query(
      `select ssl from pg_stat_ssl join pg_stat_activity using (pid)
       where application_name = 'inheritance-law-site'`,
    );
    return rows;
  });
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines.map(({ ssl }) => ssl))).toEqual(new Set([true]));
});

test.each([
  [
    'with an unknown certificate authority',
    sound,
    { trusts: false },
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ],
  ['with an expired certificate', expired, {}, 'CERT_HAS_EXPIRED'],
  ['with a certificate for another name', elsewhere, {}, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['without TLS', undefined, {}, '"event":"start_failed"'],
])('does not connect to a server %s', async (_, certificate, options, reason) => {
  await postgres.show(certificate);
  const { code, logged, said } = await failedStart(await settings(options));
  expect(code).toBe(1);
  expect(logged).toContain(reason);
  expect(said).toContain('TLS 인증서');
});
