import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type Bindings, createAddressReader } from './client-address.ts';
import { parseNetwork } from './ip-address.ts';
import { createLog } from './log.ts';

function setUp() {
  const lines: string[] = [];
  const trusted = ['10.0.0.0/8', '2001:db8:ffff::1'].map(parseNetwork);
  const log = createLog('debug', { write: (line) => lines.push(line) });
  const read = createAddressReader({ trusted, log });
  const app = new Hono<{ Bindings: Bindings }>().get('/', (context) => context.json(read(context)));
  const ask = async (peer: string | undefined, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    // The reader uses only this property of the socket.
    const env = { incoming: { socket: { remoteAddress: peer } } } as Bindings;
    return (await app.request('/', { headers }, env)).json();
  };
  return { ask, app, lines };
}

test.each<[string, string | undefined, string | undefined, string | null]>([
  ['the peer', '203.0.113.9', undefined, '203.0.113.9'],
  ['a peer that forges the header', '203.0.113.9', '198.51.100.7', '203.0.113.9'],
  ['a peer in IPv6 notation', '::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ['the same in hexadecimal', '::ffff:cb00:7109', undefined, '203.0.113.9'],
  ['the visitor behind a proxy', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['the same over a mapped peer', '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['the last of ours, not what was forged', '10.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
  ['behind two proxies', '10.0.0.1', '1.2.3.4, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
  ['behind a proxy in IPv6', '2001:db8:ffff::1', '203.0.113.9', '203.0.113.9'],
  ['with a port', '10.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
  ['IPv6 with a port', '10.0.0.1', '[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['a proxy that sends nothing', '10.0.0.1', undefined, '10.0.0.1'],
  ['a proxy that sends nonsense', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['nonsense before the proxies', '10.0.0.1', '203.0.113.9, _x, 10.2.2.2', '10.2.2.2'],
  ['an empty header', '10.0.0.1', '', '10.0.0.1'],
  ['nothing but proxies', '10.0.0.1', '10.3.3.3, 10.2.2.2', '10.3.3.3'],
  ['IPv6', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['another of the same line', '2001:0DB8:1:2:ffff::', undefined, '2001:db8:1:2::/64'],
  ['of another line', '2001:db8:1:3::', undefined, '2001:db8:1:3::/64'],
  ['with zeros left out', '2001:db8::1', undefined, '2001:db8:0:0::/64'],
  ['with a zone', 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  ['this machine', '127.0.0.1', '203.0.113.9', null],
  ['an untrusted local proxy', '172.30.0.1', '203.0.113.9', null],
  ['the same in IPv6', 'fd00::1', '203.0.113.9', null],
  ['a machine of the local network', '192.168.0.7', undefined, '192.168.0.7'],
  ['this machine in IPv6', '::1', undefined, null],
  ['a closed socket', undefined, '203.0.113.9', null],
])('%s', async (_, peer, forwarded, address) => {
  expect(await setUp().ask(peer, forwarded)).toBe(address);
});

test('a request without a socket has no address', async () => {
  const response = await setUp().app.request('/', { headers: { 'x-forwarded-for': '1.2.3.4' } });
  expect(await response.json()).toBe(null);
});

test.each([
  ['on this machine', '127.0.0.1'],
  ['in its network', '172.30.0.1'],
])('a proxy %s that is missing in the settings is logged once', async (_, proxy) => {
  const { ask, lines } = setUp();
  await ask(proxy);
  expect(lines).toEqual([]);
  for (let time = 0; time < 3; time++) await ask(proxy, '203.0.113.9');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('TRUSTED_PROXIES');
  expect(lines[0]).not.toContain('203.0.113.9');
});
