import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type OpenApp, openApp } from '../../tests/site/app.ts';
import { postForm } from '../../tests/site/form.ts';
import { freePort } from '../../tests/site/free-port.ts';
import { startSite } from '../../tests/site/server.ts';
import { someForm } from '../../tests/site/visitors.ts';

const token = 'a-token-of-more-than-16';
const authorization = `Bearer ${token}`;
const publicSite = {
  ORIGIN: 'https://www.example.com',
  SEAL_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
};

/** A site without settings, and one whose operators have a token. */
let plain: OpenApp;
let watched: OpenApp;
beforeAll(async () => {
  plain = await openApp();
  watched = await openApp({ METRICS_TOKEN: token });
});
afterAll(async () => {
  await plain.close();
  await watched.close();
});

async function openFor(settings: Record<string, string>): Promise<OpenApp> {
  const app = await openApp(settings);
  onTestFinished(app.close);
  return app;
}

async function status(app: OpenApp, path: string, headers: HeadersInit = {}): Promise<number> {
  return (await app.fetch(path, { headers })).status;
}

describe('health', () => {
  test('/healthz touches no database, /readyz does', async () => {
    const app = await openFor({});
    const both = async () => [await status(app, '/healthz'), await status(app, '/readyz')];
    expect(await both()).toEqual([200, 200]);
    await rm(join(app.dataDir, 'site.sqlite'));
    expect(await both()).toEqual([200, 503]);
    const { database } = await (await app.fetch('/readyz')).json();
    expect(database).toEqual({ kind: 'sqlite', stores: false });
  });

  test('shows the backlog to operators only', async () => {
    const app = await openFor({ ...publicSite, METRICS_TOKEN: token });
    const read = async (headers: HeadersInit) => (await app.fetch('/readyz', { headers })).json();
    expect(await read({})).toEqual({ status: 'ready' });
    expect(await read({ authorization: 'Bearer another-token-here' })).toEqual({ status: 'ready' });
    expect(await read({ authorization })).toEqual({
      status: 'ready',
      build: expect.any(String),
      database: { kind: 'sqlite', stores: true },
      keys: { current: 'k1', older: [] },
      outbox: { file: { waiting: 0, stuck: 0, oldestSeconds: 0 } },
    });
  });
});

test('a site without an origin shows strangers no details if other machines can reach it', async () => {
  const app = await openFor({ HOST: '0.0.0.0' });
  expect(await (await app.fetch('/readyz')).json()).toEqual({ status: 'ready' });
});

test('a refused token is logged, without the token', async () => {
  const headers = { authorization: 'Bearer CanaryToken-of-someone' };
  expect(await status(watched, '/metrics', headers)).toBe(401);
  expect(watched.log.join('')).toContain('"event":"operator_token_refused"');
  expect(watched.log.join('')).not.toContain('CanaryToken');
});

test('a receipt answers 503, not 404, while the database is closed', async () => {
  const app = await openFor({});
  const response = await postForm(app);
  const path = response.headers.get('location')?.split('#')[0] ?? '';
  await app.service.close();
  expect(await status(app, path)).toBe(503);
});

describe('/metrics', () => {
  test('does not exist without a port or a token', async () => {
    expect(await status(plain, '/metrics', { authorization })).toBe(404);
  });

  test.each([
    ['no token', {}],
    ['an empty one', { authorization: 'Bearer ' }],
    ['another one', { authorization: `${authorization}x` }],
    ['the token without its scheme', { authorization: token }],
  ])('refuses %s when a token is set', async (_, headers: HeadersInit) => {
    expect(await status(watched, '/metrics', headers)).toBe(401);
  });

  test('is readable with the token, and contains no personal data', async () => {
    const app = watched;
    await app.fetch('/CanaryPath?name=CanaryQuery', { headers: { 'user-agent': 'CanaryAgent' } });
    await app.fetch('/received/CanaryReference');
    for (const consent of ['yes', 'no']) {
      await app.fetch('/consult', {
        method: 'POST',
        headers: { origin: app.origin, accept: 'application/json' },
        body: new URLSearchParams({
          name: 'CanaryName',
          phone: '010-9753-1864',
          stage: 'debt',
          consent,
          message: 'CanaryWords',
        }),
      });
    }
    // One phone number may send five requests.
    for (let time = 0; time < 6; time += 1) {
      await postForm(app, { form: someForm({ phone: '010-9753-0001' }) });
    }
    const response = await app.fetch('/metrics', { headers: { authorization } });
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0.0.4/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    // Not four digits alone: numbers of the metrics have them too, now and then.
    expect(text).not.toMatch(/Canary|9753-?(?:1864|0001)/);
    expect(text).toContain('consult_submissions_total{outcome="stored"} 6');
    expect(text).toContain('consult_submissions_total{outcome="limited"} 1');
    expect(text).toContain('consult_limited_total{limit="contact"} 1');
    expect(text).toContain('consult_submissions_total{outcome="invalid"} 1');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).toMatch(/^http_request_duration_seconds_count{route="other",status="404"} 1$/m);
    expect(text).toContain('route="/received/:reference",status="404"');
    expect(text).toMatch(/^site_info{build="[\w-]+",database="sqlite"} 1$/m);
  });

  test('responds without the database', async () => {
    const app = await openFor({ METRICS_TOKEN: token });
    await app.service.close();
    const text = await (await app.fetch('/metrics', { headers: { authorization } })).text();
    expect(text).toContain('site_database_readable 0');
    expect(text).not.toContain('consult_outbox_waiting{');
  });

  test('is served on its own port only', async () => {
    const port = await freePort();
    const site = await startSite({ METRICS_PORT: String(port), METRICS_TOKEN: token });
    const ask = async (url: string, headers: HeadersInit = {}) =>
      (await fetch(url, { headers })).status;
    const own = `http://127.0.0.1:${port}`;
    expect(await ask(`${own}/metrics`, { authorization })).toBe(200);
    expect(await ask(`${own}/metrics`)).toBe(401);
    expect(await ask(`${own}/readyz`)).toBe(200);
    expect(await ask(own)).toBe(404);
    expect(await ask(`${site.url}/metrics`, { authorization })).toBe(404);
    expect(await site.stop()).toBe(0);
  });
});
