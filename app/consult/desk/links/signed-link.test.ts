import { afterEach, expect, test, vi } from 'vitest';
import { createKeyring } from '#app/consult/requests/storage/seal.server.ts';
import { createLinks, LINK_PATH, readLink } from './signed-link.server.ts';

afterEach(() => {
  vi.useRealTimers();
});

const k1 = { id: 'k1', secret: Buffer.alloc(32, 1) };
const k2 = { id: 'k2', secret: Buffer.alloc(32, 2) };
const keyring = createKeyring([k1]);
const origin = new URL('https://www.example.com');
const linksOf = createLinks({ keyring, origin, days: 30 });
const tokensOf = (status: 'new' | 'suspected') =>
  linksOf({ reference: '7KQ2-M4XD', status }).map(({ url }) =>
    new URL(url).pathname.slice(LINK_PATH.length),
  );
const [token = ''] = tokensOf('new');

test('a link names one action on one request', () => {
  expect(tokensOf('new').map((one) => readLink(keyring, one))).toMatchObject(
    ['contacted', 'missed', 'booked', 'retained', 'closed', 'note'].map((action) => ({
      action,
      reference: '7KQ2-M4XD',
    })),
  );
  expect(readLink(keyring, tokensOf('suspected')[0] ?? '')).toMatchObject({ action: 'genuine' });
});

test('links made on the same day are the same, so a repeated mail contains no new ones', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T01:00:00Z'), toFake: ['Date'] });
  const morning = tokensOf('new');
  vi.setSystemTime(new Date('2026-11-20T20:00:00Z'));
  expect(tokensOf('new')).toEqual(morning);
  vi.setSystemTime(new Date('2026-11-21T01:00:00Z'));
  expect(tokensOf('new')).not.toEqual(morning);
});

test('a link with any changed part is forged', () => {
  expect(readLink(keyring, token)).toMatchObject({ action: 'contacted' });
  const parts = token.split('.');
  const changed = [
    ['7KQ2-M4XE', ...parts.slice(1)],
    [parts[0], 'retained', ...parts.slice(2)],
    [parts[0], parts[1], `${parts[2]}0`, parts[3]],
    [...parts.slice(0, 3), `${parts[3]?.slice(0, -1)}A`],
    parts.slice(0, 3),
    [...parts, 'more'],
    [],
  ].map((some) => some.join('.'));
  for (const other of changed.filter((one) => one !== token)) {
    expect([other, readLink(keyring, other)]).toEqual([other, 'forged']);
  }
  expect(readLink(createKeyring([k2]), token)).toBe('forged');
});

test('a link works after a key rotation while the old key is configured', () => {
  expect(readLink(createKeyring([k2, k1]), token)).toMatchObject({ action: 'contacted' });
});

test('a link works for thirty days', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T01:00:00Z'), toFake: ['Date'] });
  const [fresh = ''] = tokensOf('new');
  vi.setSystemTime(new Date('2026-12-20T23:59:00Z'));
  expect(readLink(keyring, fresh)).toMatchObject({ action: 'contacted' });
  vi.setSystemTime(new Date('2026-12-21T00:00:00Z'));
  expect(readLink(keyring, fresh)).toBe('expired');
});
