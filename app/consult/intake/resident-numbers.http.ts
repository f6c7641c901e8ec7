import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { fieldNames } from '#app/consult/requests/fields/schema.ts';
import { sourceKeys } from '#app/consult/requests/stored.ts';
import { openApp } from '../../../tests/site/app.ts';
import { sendData } from '../../../tests/site/form.ts';
import { storedRequests } from '../../../tests/site/stored-requests.ts';
import { someForm } from '../../../tests/site/visitors.ts';

const app = await openApp();
afterAll(() => app.close());

const NUMBER = '900101-1234567';

async function writtenFiles(): Promise<string> {
  const files = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
  const read = files
    .filter((entry) => entry.isFile())
    .map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1'));
  return (await Promise.all(read)).join('');
}

test.each(fieldNames)(
  'a resident number is refused in the field %s with the reason',
  async (field) => {
    const form = someForm();
    form.set(field, NUMBER);
    const { status, answer } = await sendData(app, { form });
    expect(status).toBe(422);
    expect(answer).toMatchObject({ errors: { [field]: expect.stringContaining('주민등록번호') } });
  },
);

test('a resident number is found in any notation and context', async () => {
  const two = (from: number, to: number) =>
    fc.integer({ min: from, max: to }).map((number) => String(number).padStart(2, '0'));
  const number = fc
    .tuple(
      fc.tuple(two(0, 99), two(1, 12), two(1, 31)).map((parts) => parts.join('')),
      fc.constantFrom('', '-', ' - ', ' ', '\u2013', '.', '\n', '\u200b-'),
      fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 999_999 })),
      fc.boolean(),
    )
    .map(([day, between, [sex, rest], wide]) => {
      const plain = `${day}${between}${sex}${String(rest).padStart(6, '0')}`;
      const widen = (digit: string) => String.fromCodePoint(Number(digit) + 0xff10);
      return wide ? plain.replace(/\d/g, widen) : plain;
    });
  const words = fc.string({ unit: fc.constantFrom(...'제 주민번호는,(가-\n'), maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(words, number, words, async (before, found, after) => {
      const message = before + found + after;
      const { status, answer } = await sendData(app, { form: someForm({ message }) });
      expect(status).toBe(422);
      expect(answer).toMatchObject({ errors: { message: expect.any(String) } });
    }),
    { numRuns: 200 },
  );
  expect(await storedRequests(app.settings)).toEqual([]);
});

test('a resident number is dropped from the form’s metadata', async () => {
  const all = Object.fromEntries(sourceKeys.map((key) => [key, NUMBER]));
  const source = JSON.stringify({ ...all, landing: `/${NUMBER}`, utm_source: 'naver' });
  const more = { source, key: NUMBER, elapsed: NUMBER };
  const { answer } = await sendData(app, { form: someForm(more) });
  expect(answer).toMatchObject({ status: 'received' });
  const requests = await storedRequests(app.settings);
  expect(requests.at(-1)?.source).toEqual({ utm_source: 'naver' });
  expect(JSON.stringify(requests)).not.toContain('1234567');
});

test('a resident number appears in no file and no log', async () => {
  // At least one request has left its traces.
  await sendData(app, { form: someForm({ key: randomUUID() }) });
  expect((await readdir(app.dataDir)).length).toBeGreaterThan(0);
  expect(await writtenFiles()).not.toMatch(/900101.?1234567/);
  expect(app.log.join('')).not.toContain('900101');
});
