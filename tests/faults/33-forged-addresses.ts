import { afterEach, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../site/app.ts';
import { postForm } from '../site/form.ts';
import { someAddress } from '../site/visitors.ts';

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

test('33: what a visitor writes into X-Forwarded-For changes nothing', async () => {
  expect(await passed({}, ['203.0.113.9'], forged)).toBe(20);
});

test('33: nor before what a proxy of ours wrote there', async () => {
  const behind = () => ({ 'x-forwarded-for': `${someAddress()}, 203.0.113.9` });
  expect(await passed({ TRUSTED_PROXIES: '192.0.2.1' }, ['192.0.2.1'], behind)).toBe(20);
});

test('33: behind a proxy of ours, visitors are told apart', async () => {
  const behind = () => ({ 'x-forwarded-for': someAddress() });
  expect(await passed({ TRUSTED_PROXIES: '192.0.2.0/24' }, ['192.0.2.1'], behind)).toBe(40);
});

test('33: all addresses of one line in IPv6 count together', async () => {
  const line = Array.from({ length: 40 }, (_, index) => `2001:db8:1:2::${index.toString(16)}`);
  expect(await passed({}, line)).toBe(20);
});

test('33: lines in IPv6 count each for itself', async () => {
  const lines = Array.from({ length: 40 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`);
  expect(await passed({}, lines)).toBe(40);
});

test('33: an IPv4 address is the same in the notation of IPv6', async () => {
  expect(await passed({}, ['203.0.113.9', '::ffff:203.0.113.9'])).toBe(20);
});
