import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type OpenApp, openApp } from '../../../tests/site/app.ts';
import { postForm, sendData } from '../../../tests/site/form.ts';
import { storedRequests } from '../../../tests/site/stored-requests.ts';
import { someForm } from '../../../tests/site/visitors.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => app.close());

const HOUR = 3_600_000;

function letTimePass(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
}

test.each([
  ['three hours', 3 * HOUR],
  ['five days', 120 * HOUR],
])('accepts a form from a tab opened %s ago', async (_, age) => {
  const form = someForm({ elapsed: String(age), key: randomUUID() });
  expect((await sendData(app, { form })).answer).toMatchObject({ status: 'received' });
  expect(await storedRequests(app.settings)).toContainEqual(
    expect.objectContaining({ name: form.get('name'), status: 'new', suspicions: [] }),
  );
});

test('going back and resubmitting without script is the same request', async () => {
  const form = someForm({ message: '한 번만' });
  const first = await postForm(app, { form });
  expect(first.status).toBe(303);
  letTimePass(9 * 60_000);
  const second = await postForm(app, { form });
  expect(second.headers.get('location')).toBe(first.headers.get('location'));
});

test('going back, editing and resubmitting without script is another request', async () => {
  const form = Object.fromEntries(someForm());
  const first = await postForm(app, { form });
  const second = await postForm(app, { form: { ...form, message: '덧붙입니다' } });
  expect(second.status).toBe(303);
  expect(second.headers.get('location')).not.toBe(first.headers.get('location'));
});

test('resubmitting with the same key after a lost response is the same request', async () => {
  const form = someForm({ elapsed: '5000', key: randomUUID() });
  const first = await sendData(app, { form });
  letTimePass(3 * HOUR);
  expect(await sendData(app, { form })).toEqual(first);
});
