import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { smsText } from '#app/consult/delivery/transports/sms-text.server.ts';
import { type FakeSolapi, openSolapi } from '../../../../tests/fakes/solapi.ts';
import { storedRequest } from '../../../../tests/site/request.ts';
import { createAlimtalkChannel } from './alimtalk.server.ts';
import { createSmsChannel } from './sms.server.ts';

let solapi: FakeSolapi;
beforeEach(async () => {
  solapi = await openSolapi();
});
afterEach(() => solapi.close());

const attempt = {
  messageId: '<id-1@example.com>',
  signal: new AbortController().signal,
  checkWanted: async () => {},
  onRejected: vi.fn(),
};

function sms(account = solapi.account, to = ['01011112222', '01033334444']) {
  return createSmsChannel({ account, to, extent: 'full' });
}

test('sends once to each phone of the firm, from the registered number', async () => {
  const to = ['01011112222', '01033334444', '01011112222'];
  await sms(solapi.account, to).deliver(storedRequest(), attempt);
  expect(solapi.messages.map(({ to: phone, from }) => [phone, from])).toEqual([
    ['01011112222', '0200000000'],
    ['01033334444', '0200000000'],
  ]);
});

test('fills in the template, and lets Solapi fall back to SMS', async () => {
  const template = { channel: 'KA01PF', id: 'KA01TP' };
  const { account } = solapi;
  await createAlimtalkChannel({ account, to: ['01011112222'], template }).deliver(
    storedRequest({ area: null, status: 'suspected' }),
    attempt,
  );
  expect(solapi.messages).toEqual([
    {
      to: '01011112222',
      from: '0200000000',
      customFields: { delivery: 'id-1' },
      kakaoOptions: {
        pfId: 'KA01PF',
        templateId: 'KA01TP',
        disableSms: false,
        variables: {
          '#{접수번호}': '7KQ2-M4XD',
          '#{업무}': '아직 모르겠습니다',
          '#{상황}': '[의심] 빚이 더 많을 수 있습니다',
        },
      },
    },
  ]);
});

describe('a failed SMS', () => {
  test('is reported and not retried if another phone got it', async () => {
    solapi.refuse('01033334444', '1062');
    await sms().deliver(storedRequest(), attempt);
    expect(solapi.messages.map(({ to }) => to)).toEqual(['01011112222']);
    expect(attempt.onRejected).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['1062', '1062', true],
    ['1030', '1024', false],
    ['1024', '1024', false],
  ])('throws if all phones fail (%s, %s), permanently: %s', async (first, second, permanent) => {
    solapi.refuse('01011112222', first);
    solapi.refuse('01033334444', second);
    const failure = { code: first, permanent };
    await expect(sms().deliver(storedRequest(), attempt)).rejects.toMatchObject(failure);
  });

  test('has a specific code if the signature or the key is wrong', async () => {
    const { account } = solapi;
    const wrong = sms({ ...account, secret: 'another' }).deliver(storedRequest(), attempt);
    await expect(wrong).rejects.toMatchObject({ code: 'SignatureDoesNotMatch', permanent: true });
    const unknown = sms({ ...account, key: 'another' }).deliver(storedRequest(), attempt);
    await expect(unknown).rejects.toMatchObject({ code: 'InvalidAPIKey', permanent: true });
  });

  test.each([
    [429, '{"errorCode":"김새벽","errorMessage":"김새벽"}', '429', false],
    [500, 'oops', '500', false],
    [402, '{"errorCode":"NotEnoughBalance"}', 'NotEnoughBalance', true],
    [200, 'not JSON', 'EANSWER', false],
    [200, '{"failedMessageList":[{"statusCode":"김새벽"}]}', 'EANSWER', false],
  ])('after the answer %i %s has the code %s', async (status, body, code, permanent) => {
    solapi.peer.behave((_request, response) => response.writeHead(status).end(body));
    const failure = { code, permanent };
    await expect(sms().deliver(storedRequest(), attempt)).rejects.toMatchObject(failure);
    // Every message costs money and reaches a phone, so only the outbox decides on another attempt.
    expect(solapi.peer.requests).toHaveLength(1);
  });

  test('is not retried at once after a lost connection', async () => {
    solapi.peer.behave((_request, response) => response.destroy());
    await expect(sms().deliver(storedRequest(), attempt)).rejects.toMatchObject({
      code: 'ECONNRESET',
      permanent: false,
    });
    expect(solapi.peer.requests).toHaveLength(1);
  });
});

test.each([
  ['김새벽 (Kim) 010-1234', '김새벽 (Kim) 010-1234'],
  ['똠방각하 😀 뷁', '?방각하 ? ?'],
  ['\u1100\u1161나다', '가나다'],
  ['a\u202eb\u0000c\nd', 'a?b?c\nd'],
  ['유류분 · 50% 가나', '유류분 · 50% 가나'],
])('%j is sent as %j', (text, sent) => {
  expect(smsText(text)).toBe(sent);
});
