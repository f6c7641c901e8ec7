import { afterAll, expect, test } from 'vitest';
import { openApp } from '../../../tests/site/app.ts';
import { someForm } from '../../../tests/site/visitors.ts';

const app = await openApp({ ORIGIN: 'https://ex.kr', ALLOWED_HOSTS: 'www.ex.kr' });
afterAll(() => app.close());

const post = (headers: Record<string, string>) =>
  app.fetch('/consult', {
    method: 'POST',
    headers: { accept: 'application/json', ...headers },
    body: someForm(),
  });

test.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.com' }],
  [
    'another site that claims our origin',
    { 'sec-fetch-site': 'cross-site', origin: 'https://ex.kr' },
  ],
  ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.ex.kr' }],
  ['another site in an old browser', { origin: 'https://evil.com' }],
  ['a site that looks like ours', { origin: 'https://ex.kr.evil.com' }],
  ['a site that ends like ours', { origin: 'https://evil-ex.kr' }],
  ['our name without TLS', { origin: 'http://ex.kr' }],
  ['our name on another port', { origin: 'https://ex.kr:8443' }],
  ['a page in a sandbox', { origin: 'null' }],
  ['a typed address of another origin', { 'sec-fetch-site': 'none', origin: 'https://evil.com' }],
  ['nowhere', {}],
])('a form from %s is refused and logged', async (_, headers) => {
  app.log.length = 0;
  const response = await post(headers);
  expect(response.status).toBe(403);
  expect(
    app.log.filter((line) => line.includes('"event":"cross_origin_form_refused"')),
  ).toHaveLength(1);
  expect(app.log.join('')).not.toContain('evil');
});

test.each<[string, Record<string, string>]>([
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://ex.kr' }],
  ['our own page that hides its origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['our own page in an old browser', { origin: 'https://ex.kr' }],
  ['our own page by hand', { 'sec-fetch-site': 'none', origin: 'https://ex.kr' }],
  ['our page under our other name', { origin: 'https://www.ex.kr' }],
])('a form from %s is accepted', async (_, headers) => {
  expect((await post(headers)).status).toBe(201);
});
