import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openApp } from '../../../tests/site/app.ts';
import { postForm, sendData } from '../../../tests/site/form.ts';
import { storedRequests } from '../../../tests/site/stored-requests.ts';
import { someForm } from '../../../tests/site/visitors.ts';

const app = await openApp();
afterAll(() => app.close());

const RUNS = 300;

/** Text of any code points, with those more often that people type. */
const text = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength }),
    fc.string({ unit: 'grapheme', maxLength }),
    fc.string({
      unit: fc.constantFrom(...'김새벽 \r\n\t\u1100\u1161\u200d👩💛é\u0301<&"\'%+='),
      maxLength,
    }),
  );

/** Text as the site stores it (typed-text.ts). */
const kept = (typed: string, breaks: string) =>
  typed
    .replace(/\r\n?/g, '\n')
    .replace(/[\v\f\u0085]/g, breaks)
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .normalize('NFC')
    .trim();

test('any name and message is read back unchanged, or refused', async () => {
  const written = new Map<string, { name: string; message: string }>();
  await fc.assert(
    fc.asyncProperty(text(20), text(400), async (name, message) => {
      const { status, answer } = await sendData(app, { form: someForm({ name, message }) });
      if (answer.status === 'received') {
        written.set(answer.receipt.reference, {
          name: kept(name.replace(/[\t\v\f\u0085]+/g, ' '), ' '),
          message: kept(message, '\n'),
        });
      } else {
        expect(status).toBe(422);
      }
    }),
    { numRuns: RUNS },
  );
  const stored = await storedRequests(app.settings);
  expect(stored.length).toBe(written.size);
  for (const { reference, name, message } of stored) {
    expect({ name, message }).toEqual(written.get(reference));
  }
  // Most of what was tried is text that people could write.
  expect(stored.length).toBeGreaterThan(RUNS / 4);
});

test('words in place of the day are stored with the message, sent with script or without', async () => {
  const form = () => someForm({ name: '날짜 대신', diedOn: '작년 봄', message: '상속포기' });
  expect((await sendData(app, { form: form() })).status).toBe(201);
  expect((await postForm(app, { form: form() })).status).toBe(303);
  const stored = (await storedRequests(app.settings)).filter(({ name }) => name === '날짜 대신');
  expect(stored.map(({ diedOn, message }) => [diedOn, message])).toEqual(
    Array(2).fill([null, '돌아가신 날: 작년 봄\n상속포기']),
  );
});
