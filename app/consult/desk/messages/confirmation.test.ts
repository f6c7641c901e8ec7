import { afterEach, beforeEach, expect, test } from 'vitest';
import { DeliveryError } from '#app/consult/delivery/channel.server.ts';
import { type FakeSolapi, openSolapi } from '../../../../tests/fakes/solapi.ts';
import { storedRequest } from '../../../../tests/site/request.ts';
import { createConfirmationChannel } from './confirmation.server.ts';

let solapi: FakeSolapi;
beforeEach(async () => {
  solapi = await openSolapi();
});
afterEach(() => solapi.close());

const attempt = {
  messageId: '<id-1@example.com>',
  signal: new AbortController().signal,
  checkWanted: async () => {},
  onRejected() {},
};
const channel = () => createConfirmationChannel({ account: solapi.account });

test('a confirmation contains the reference and nothing about the case', async () => {
  await channel().deliver(storedRequest({ name: '카나리아', message: '비밀' }), attempt);
  const [message, ...more] = solapi.messages;
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    to: '01012345678',
    from: '0200000000',
    customFields: { delivery: 'id-1' },
    text: expect.stringContaining('7KQ2-M4XD'),
  });
  expect(message?.text).not.toMatch(/카나리아|비밀|빚|유류분/);
});

test('a confirmation is sent only if the visitor asked for it, and never for a suspected request', () => {
  const { takes } = channel();
  expect(takes?.({ confirmation: true, suspected: false })).toBe(true);
  expect(takes?.({ confirmation: false, suspected: false })).toBe(false);
  expect(takes?.({ confirmation: true, suspected: true })).toBe(false);
});

test.each([
  ['to a phone that takes no messages', { phone: '0212345678' }, 'ENOTMOBILE'],
  ['for a request of long ago', { receivedAt: '2026-11-01T00:00:00.000Z' }, 'EEXPIRED'],
])('it is abandoned %s', async (_what, fields, code) => {
  const sent = channel().deliver(storedRequest(fields), attempt);
  await expect(sent).rejects.toMatchObject({ code, needless: true });
  expect(solapi.messages).toEqual([]);
});

test('no confirmation is sent for a request that was withdrawn meanwhile', async () => {
  const withdrawn = new DeliveryError({ code: 'EWITHDRAWN', needless: true });
  const unwanted = { ...attempt, checkWanted: () => Promise.reject(withdrawn) };
  await expect(channel().deliver(storedRequest(), unwanted)).rejects.toBe(withdrawn);
  expect(solapi.messages).toEqual([]);
});
