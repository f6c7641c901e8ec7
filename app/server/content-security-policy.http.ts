import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openApp } from '../../tests/site/app.ts';

/** Journeys check that browsers report no violation (tests/journeys/test.ts). */

const settings = {
  ORIGIN: 'https://www.example.com',
  SEAL_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  METRICS_TOKEN: 'a-token-of-more-than-16',
};
const app = await openApp(settings, 'fixtures');
const broken = await openApp(settings);
await broken.service.close();
afterAll(async () => {
  await app.close();
  await broken.close();
});

const html = { accept: 'text/html' };
const json = { accept: 'application/json' };
const whole = { name: '김새벽', phone: '010-1234-5678', stage: 'debt', consent: 'yes' };

function form(fields: Record<string, string>, headers: HeadersInit = html): RequestInit {
  const origin = { origin: 'https://www.example.com' };
  return {
    method: 'POST',
    headers: { ...origin, ...headers },
    body: new URLSearchParams(fields),
  };
}

const answers: [string, number, string, RequestInit][] = [
  ['a page', 200, '/', {}],
  ['a page for one visitor', 404, '/received/7KQ2-M4XD', { headers: html }],
  ['a page that is not there', 404, '/none', { headers: html }],
  ['a page that fails', 500, '/fixtures/throwing', { headers: html }],
  ['an error as data', 404, '/none', { headers: json }],
  ['a path that cannot be read', 404, '/%ff', { headers: html }],
  ['the form with what its address says', 200, '/consult?area=tax', {}],
  ['a redirect by rule', 307, '/fixtures/moved', {}],
  ['a payload', 200, '/_payload.json', {}],
  ['a file', 200, '/favicon.svg', {}],
  ['a lost file', 404, '/assets/none.js', {}],
  ['the latest build', 200, '/assets/builds/latest.json', {}],
  ['robots.txt', 200, '/robots.txt', {}],
  ['the web manifest', 200, '/site.webmanifest', {}],
  ['an icon', 404, '/api/_nuxt_icon/none.json?icons=none', {}],
  ['a health check', 200, '/healthz', {}],
  ['metrics without their token', 401, '/metrics', {}],
  ['a foreign host', 421, 'https://other.example/', {}],
  ['a request received', 303, '/consult', form(whole)],
  ['a request received, as data', 201, '/consult', form({ ...whole, message: '하나 더' }, json)],
  ['a form with faults', 422, '/consult', form({ name: '김새벽' })],
  ['a form with faults, as data', 422, '/consult', form({}, json)],
  ['a foreign form', 403, '/consult', form(whole, { ...html, origin: 'https://evil.example' })],
  ['a form too large', 413, '/consult', form({ ...whole, message: 'a'.repeat(100_000) })],
  [
    'a form of another type',
    415,
    '/consult',
    form(whole, { ...html, 'content-type': 'text/plain' }),
  ],
  ['a form by another method', 405, '/consult', { method: 'PUT', headers: html }],
];

test.each(answers)('%s has the policy: %i', async (_, status, path, init) => {
  const response = await app.fetch(path, init);
  expect(response.status).toBe(status);
  // The address of a receipt opens it.
  expectSecurity(response, path.startsWith('/received/') ? 'no-referrer' : undefined);
});

test('responses without a database have the policy: 503', async () => {
  for (const response of [
    await broken.fetch('/consult', form(whole)),
    await broken.fetch('/consult', form(whole, json)),
    await broken.fetch('/readyz'),
  ]) {
    expect(response.status).toBe(503);
    expectSecurity(response);
  }
});

test.each([
  ['a page', '/'],
  ['the error page', '/none'],
])(
  'CM-2: the policy allows the one inline script by its hash, without a nonce: %s',
  async (_, path) => {
    const response = await app.fetch(path, { headers: html });
    const page = await response.text();
    const inline = [...page.matchAll(/<script(?: [^>]*)?>(.*?)<\/script>/gs)].filter(
      ([tag]) => !/ src=|type="application\/ld\+json"/.test(tag),
    );
    const hashes = inline.map(([, script = '']) => {
      return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    });
    expect(hashes).toHaveLength(1);
    const policy = response.headers.get('content-security-policy') ?? '';
    const directive = policy.split('; ').find((words) => words.startsWith('script-src '));
    expect(directive).toBe(`script-src 'self' ${hashes}`);
    expect(page).not.toMatch(/ style="| on\w+="|<style/);
    // A style sheet before the script would delay it.
    const place = page.indexOf('<script data-entry=');
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThan(page.indexOf('rel="stylesheet"'));
  },
);

function expectSecurity({ headers }: Response, referrer = 'strict-origin-when-cross-origin'): void {
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  expect(headers.get('referrer-policy')).toBe(referrer);
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
}
