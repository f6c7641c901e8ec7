import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeyring } from '#app/consult/requests/storage/seal.server.ts';
import {
  createListLinks,
  endedSession,
  LIST_PATH,
  type ListOptions,
  readListLink,
  readSession,
  sessionCookie,
} from './list-link.server.ts';

const k1 = { id: 'k1', secret: Buffer.alloc(32, 1) };
const k2 = { id: 'k2', secret: Buffer.alloc(32, 2) };
const keyring = createKeyring([k1]);
const options: ListOptions = {
  keyring,
  addresses: ['a@example.com', 'b@example.com'],
  pin: '839140',
};
const office = { opens: '09:00', closes: '18:00', closures: ['2026-12-24'] };
const linkOf = createListLinks(keyring, new URL('https://www.example.com'), office);
const tokenOf = (address: string) => linkOf(address).url.split(`${LIST_PATH}/`)[1] ?? '';
const at = (instant: string) => vi.setSystemTime(new Date(instant));
const cookieIn = (cookie: string) => new Headers({ cookie: `other=1; ${cookie.split(';')[0]}` });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+09:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2026-11-20T10:00:00+09:00', '2026-11-23', 'a Friday'],
  ['2026-11-22T10:00:00+09:00', '2026-11-23', 'a Sunday'],
  ['2026-11-23T23:59:00+09:00', '2026-11-24', 'the end of a Monday in Korea'],
  ['2026-12-23T10:00:00+09:00', '2026-12-28', 'the day before a closure, Christmas and a weekend'],
])('a link made at %s works until the end of %s: %s', (made, until) => {
  at(made);
  const token = tokenOf('a@example.com');
  expect(linkOf('a@example.com').until).toBe(until);
  expect(readListLink(options, token)).toEqual({ address: 'a@example.com', until });
  at(`${until}T23:59:59+09:00`);
  expect(readListLink(options, token)).toEqual({ address: 'a@example.com', until });
  vi.setSystemTime(Date.now() + 1000);
  expect(readListLink(options, token)).toBe('expired');
});

test('each mailbox has its own link, which is the same all day', () => {
  const [a, b] = [tokenOf('a@example.com'), tokenOf('b@example.com')];
  expect(a).not.toBe(b);
  expect(a).not.toContain('example');
  at('2026-11-20T23:00:00+09:00');
  expect(tokenOf('a@example.com')).toBe(a);
  expect(readListLink(options, b)).toMatchObject({ address: 'b@example.com' });
});

test('a changed link is unknown, and so is one whose mailbox was removed from MAIL_TO', () => {
  const token = tokenOf('b@example.com');
  expect(readListLink({ ...options, addresses: ['a@example.com'] }, token)).toBe('unknown');
  const [until = '', mac = ''] = token.split('.');
  for (const changed of [`2027-01-01.${mac}`, until, `${until}.`, `${token}.`, `x${token}`, '']) {
    expect(readListLink(options, changed), changed).toBe('unknown');
  }
  expect(readListLink({ ...options, keyring: createKeyring([k2]) }, token)).toBe('unknown');
  expect(readListLink({ ...options, keyring: createKeyring([k2, k1]) }, token)).toMatchObject({
    address: 'b@example.com',
  });
});

test('a session ends with its link, with its mailbox and with the PIN', () => {
  const link = { address: 'a@example.com', until: '2026-11-23' };
  const cookie = sessionCookie(options, link);
  expect(cookie).toMatch(/^__Host-desk=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
  const read = (given: Partial<ListOptions> = {}) =>
    readSession({ ...options, ...given }, cookieIn(cookie));
  expect(read()).toMatchObject(link);
  expect(read({ addresses: ['b@example.com'] })).toBeNull();
  expect(read({ pin: '839141' })).toBeNull();
  expect(read({ keyring: createKeyring([k2]) })).toBeNull();
  at('2026-11-24T00:00:00+09:00');
  expect(read()).toBeNull();
});

test('each browser has a session of its own; a link or an ended cookie is none', () => {
  const link = { address: 'a@example.com', until: '2026-11-23' };
  const idOf = (cookie: string) => readSession(options, cookieIn(cookie))?.id;
  expect(idOf(sessionCookie(options, link))).not.toBe(idOf(sessionCookie(options, link)));
  expect(readSession(options, cookieIn(`__Host-desk=${tokenOf('a@example.com')}`))).toBeNull();
  expect(readSession(options, cookieIn(endedSession))).toBeNull();
  expect(readSession(options, new Headers())).toBeNull();
});
