import { afterAll, expect, test } from 'vitest';
import { openApp } from '../../../tests/site/app.ts';
import { sendData } from '../../../tests/site/form.ts';
import { storedRequests } from '../../../tests/site/stored-requests.ts';
import { someForm } from '../../../tests/site/visitors.ts';

const app = await openApp();
afterAll(() => app.close());

test.each([
  ['NUL in a name', 'name', '김%00새벽'],
  ['NUL in a message', 'message', '글%00'],
  ['half a character, as bytes', 'message', '글%ED%A0%BD'],
  ['bytes that are no text', 'message', '%FF%FE'],
  ['text in the coding of old, EUC-KR', 'name', '%B1%E8%BB%F5%BA%AE'],
  ['a name of two lines', 'name', '김%0A새벽'],
  ['a name of spaces', 'name', '+%E3%80%80%C2%A0+'],
  ['a name of zero-width characters', 'name', '%E2%80%8B%E2%80%8D%EF%BB%BF%E2%81%A0'],
  ['a name of Hangul fillers', 'name', '%E3%85%A4%E1%85%9F%EF%BE%A0'],
  ['a name of blank Braille', 'name', '%E2%A0%80'],
])('%s is refused', async (_, field, encoded) => {
  const form = someForm();
  form.delete(field);
  const response = await app.fetch('/consult', {
    method: 'POST',
    headers: {
      origin: app.origin,
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: `${form}&${field}=${encoded}`,
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    status: 'invalid',
    errors: { [field]: expect.any(String) },
  });
});

test('stores decomposed text as NFC without losing a character', async () => {
  const name = '김새벽'.normalize('NFD');
  const message = '  가족\u200d 👨‍👩‍👧 e\u0301\r\n둘째 줄\u3164끝 ';
  const { answer } = await sendData(app, { form: someForm({ name, message }) });
  expect(answer).toMatchObject({ status: 'received' });
  const [stored] = await storedRequests(app.settings);
  expect(stored?.name).toBe('김새벽');
  expect(stored?.message).toBe('가족\u200d 👨‍👩‍👧 é\n둘째 줄\u3164끝');
});

test('removes invisible control characters, including escapes of a terminal', async () => {
  const form = someForm({
    name: '홍\u0008길\t동',
    phone: '\u202d010-1234-5678\u202c',
    email: 'mailto:\u200ekim@example.com',
    message: '\u001b[2J상속\u0003포기\u000b둘째 줄\u0085셋째 줄',
  });
  const { answer } = await sendData(app, { form });
  expect(answer).toMatchObject({ status: 'received' });
  const reference = answer.status === 'received' ? answer.receipt.reference : '';
  const stored = (await storedRequests(app.settings)).find((one) => one.reference === reference);
  expect(stored).toMatchObject({
    name: '홍길 동',
    phone: '01012345678',
    email: 'kim@example.com',
    message: '[2J상속포기\n둘째 줄\n셋째 줄',
  });
});
