import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openApp } from '../../../tests/site/app.ts';
import { postForm, sendData } from '../../../tests/site/form.ts';
import { storedRequests } from '../../../tests/site/stored-requests.ts';
import { someForm } from '../../../tests/site/visitors.ts';

const app = await openApp();
afterAll(() => app.close());

test('other content under the same key is a conflict shown to the visitor, and nothing is lost', async () => {
  const form = Object.fromEntries(someForm({ key: randomUUID(), message: '처음' }));
  const first = await sendData(app, { form });
  expect(first.answer).toMatchObject({ status: 'received' });
  const changed = { ...form, message: '고친 글' };
  const second = await sendData(app, { form: changed });
  expect(second.status).toBe(409);
  expect(second.answer).toEqual({ ...first.answer, status: 'conflict' });

  const page = await postForm(app, { form: changed });
  expect(page.status).toBe(409);
  expect(page.headers.get('cache-control')).toBe('no-store, no-transform');
  const html = await page.text();
  expect(html).toContain('고친 글');
  expect(html).toContain('href="tel:');

  // The page renews the key after a conflict, which makes this another request.
  const third = await sendData(app, { form: { ...changed, key: randomUUID() } });
  expect(third.answer).toMatchObject({ status: 'received' });
  expect((await storedRequests(app.settings)).map(({ message }) => message)).toEqual([
    '처음',
    '고친 글',
  ]);
});
