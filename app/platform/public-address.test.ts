import type { LookupAddress } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { guardedLookup, isAllowedHost, isPublicAddress, type Resolve } from './public-address.ts';

describe('an address', () => {
  test.each([
    ...['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.1', '223.130.195.95', '192.0.1.1'],
    ...['2606:4700::1111', '2a00:1450:4001:81b::200e', '2404:6800::1'],
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.168.0.1', '192.0.0.192', '198.18.0.1', '203.0.113.9'],
    ...['224.0.0.1', '240.0.0.1', '255.255.255.255', '100.100.100.200'],
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '64:ff9b::a9fe:a9fe', '2002:7f00:1::', '2001::1'],
    ...['2001:db8::1', 'localhost', '', '127.1'],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

test.each([
  ['https://hooks.example.com/', true],
  ['http://127.0.0.1:1/', true],
  ['http://[::1]:1/', true],
  ['https://8.8.8.8/', true],
  ['https://169.254.169.254/latest/meta-data/', false],
  ['https://[fd00:ec2::254]/', false],
  ['https://[::ffff:127.0.0.1]/', false],
  // A URL writes all of these as 127.0.0.2.
  ['https://0x7f.0.0.2/', false],
  ['https://2130706434/', false],
  ['https://127.2/', false],
])('the host of %s may be asked: %s', (url, allowed) => {
  expect(isAllowedHost(new URL(url).hostname)).toBe(allowed);
});

describe('a name that is looked up', () => {
  const answers =
    (...addresses: string[]): Resolve =>
    (_name, _options, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );

  function lookUp(configured: string, resolve: Resolve, all = true) {
    return new Promise<{ error: unknown; found: string | LookupAddress[] }>((done) => {
      guardedLookup(configured, resolve)(configured, { all }, (error, found) => {
        done({ error, found });
      });
    });
  }

  test('leads to its public addresses', async () => {
    const resolve = answers('8.8.8.8', '2606:4700::1111');
    expect(await lookUp('hooks.example.com', resolve)).toMatchObject({
      error: null,
      found: [{ address: '8.8.8.8' }, { address: '2606:4700::1111' }],
    });
    expect(await lookUp('hooks.example.com', resolve, false)).toMatchObject({ found: '8.8.8.8' });
  });

  test.each([
    ['one private address', 'hooks.example.com', ['10.0.0.5']],
    ['a private one among public ones', 'hooks.example.com', ['8.8.8.8', '169.254.169.254']],
    ['this machine under another name', 'hooks.example.com', ['127.0.0.1']],
    ['no address', 'hooks.example.com', []],
    ['another machine under the name of this one', 'localhost', ['8.8.8.8']],
  ])('is refused with %s', async (_what, configured, addresses) => {
    const { error } = await lookUp(configured, answers(...addresses));
    expect(error).toMatchObject({ code: 'EFORBIDDENADDRESS' });
  });

  test('is judged anew at each connection', async () => {
    const addresses = ['8.8.8.8', '127.0.0.1'];
    const rebinding: Resolve = (_name, _options, callback) =>
      callback(null, [{ address: addresses.shift() ?? '', family: 4 }]);
    expect(await lookUp('hooks.example.com', rebinding)).toMatchObject({ error: null });
    expect(await lookUp('hooks.example.com', rebinding)).toMatchObject({
      error: { code: 'EFORBIDDENADDRESS' },
    });
  });

  test('that is this machine by name may be this machine', async () => {
    expect(await lookUp('localhost', answers('::1', '127.0.0.1'))).toMatchObject({ error: null });
  });

  test('that does not exist says so', async () => {
    const missing: Resolve = (_name, _options, callback) =>
      callback(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []);
    expect(await lookUp('nowhere.invalid', missing)).toMatchObject({
      error: { code: 'ENOTFOUND' },
    });
  });
});
