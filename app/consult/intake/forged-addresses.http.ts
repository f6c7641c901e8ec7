import { afterEach, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../../tests/site/app.ts';
import { postForm } from '../../../tests/site/form.ts';
import { someAddress } from '../../../tests/site/visitors.ts';

let app: OpenApp | undefined;
afterEach(() => app?.close());

/** How many of forty different requests pass; each comes from the next of these peers. */
async function passed(
  settings: Record<string, string>,
  peers: string[],
  headers: () => Record<string, string> = () => ({}),
): Promise<number> {
  const site = await openApp(settings);
  app = site;
  const statuses: number[] = [];
  for (let index = 0; index < 40; index++) {
    const peer = peers[index % peers.length] ?? '';
    statuses.push((await postForm(site, { peer, headers: headers() })).status);
  }
  expect(statuses.filter((status) => status !== 303 && status !== 429)).toEqual([]);
  return statuses.filter((status) => status === 303).length;
}

const forged = () => ({
  'x-forwarded-for': someAddress(),
  'x-real-ip': someAddress(),
  forwarded: `for=${someAddress()}`,
});

test('ignores X-Forwarded-For from a visitor', async () => {
  expect(await passed({}, ['203.0.113.9'], forged)).toBe(20);
});

test('ignores entries before those of a trusted proxy', async () => {
  const behind = () => ({ 'x-forwarded-for': `${someAddress()}, 203.0.113.9` });
  expect(await passed({ TRUSTED_PROXIES: '192.0.2.1' }, ['192.0.2.1'], behind)).toBe(20);
});

test('distinguishes visitors behind a trusted proxy', async () => {
  const behind = () => ({ 'x-forwarded-for': someAddress() });
  expect(await passed({ TRUSTED_PROXIES: '192.0.2.0/24' }, ['192.0.2.1'], behind)).toBe(40);
});

test('counts an IPv6 /64 as one address', async () => {
  const line = Array.from({ length: 40 }, (_, index) => `2001:db8:1:2::${index.toString(16)}`);
  expect(await passed({}, line)).toBe(20);
});

test('counts each IPv6 /64 separately', async () => {
  const lines = Array.from({ length: 40 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`);
  expect(await passed({}, lines)).toBe(40);
});

test('limits an IPv6 /48 as a whole, however many lines of it send', async () => {
  const site = await openApp({});
  app = site;
  const statuses: number[] = [];
  for (let index = 0; index < 90; index++) {
    const peer = `2001:db8:7:${index.toString(16)}::1`;
    statuses.push((await postForm(site, { peer })).status);
  }
  expect(statuses.filter((status) => status === 303)).toHaveLength(80);
  expect(site.log.join('')).toMatch(/"event":"form_limited".*"limit":"address"/);
  // Another network is not held up.
  expect((await postForm(site, { peer: '2001:db8:8::1' })).status).toBe(303);
});

test('treats an IPv4-mapped IPv6 address as IPv4', async () => {
  expect(await passed({}, ['203.0.113.9', '::ffff:203.0.113.9'])).toBe(20);
});
