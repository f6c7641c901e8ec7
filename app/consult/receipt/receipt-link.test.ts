import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeyring } from '#app/consult/requests/storage/seal.server.ts';
import { LINK_LIFETIME_MS, readReceiptLink, receiptPath } from './receipt-link.server.ts';

const key = (id: string) => ({ id, secret: randomBytes(32) });
const [old, current] = [key('k1'), key('k2')];
const keyring = createKeyring([old]);
const receivedAt = '2026-11-20T09:31:07.250Z';
const request = { reference: '7KQ2-M4XD', receivedAt };
const received = Date.parse(receivedAt);
const link = receiptPath(keyring, request).slice('/received/'.length);

test('a link opens its request for 30 days', () => {
  expect(readReceiptLink(keyring, link, received)).toEqual({
    state: 'valid',
    reference: '7KQ2-M4XD',
  });
  const last = received + LINK_LIFETIME_MS - 1000;
  expect(readReceiptLink(keyring, link, last)).toMatchObject({ state: 'valid' });
  const after = received + LINK_LIFETIME_MS + 1000;
  expect(readReceiptLink(keyring, link, after)).toEqual({ state: 'expired' });
});

test('a link cannot be guessed from a reference, lengthened, or moved to another request', () => {
  const [reference = '', second = '', mac = ''] = link.split('.');
  for (const wrong of [
    '',
    reference,
    `${reference}.${second}`,
    `${reference}.${second}.${mac.slice(1)}`,
    `${reference}.${second}.${'A'.repeat(43)}`,
    `${reference}.${(Number.parseInt(second, 36) + 1).toString(36)}.${mac}`,
    `7KQ2-M4XE.${second}.${mac}`,
    `${link}x`,
    link.toLowerCase(),
  ]) {
    expect(readReceiptLink(keyring, wrong, received), wrong).toEqual({ state: 'unknown' });
  }
});

test('a link works after a key rotation while its key is configured', () => {
  const state = (...keys: (typeof old)[]) =>
    readReceiptLink(createKeyring(keys), link, received).state;
  expect(state(current, old)).toBe('valid');
  expect(state(current)).toBe('unknown');
});
