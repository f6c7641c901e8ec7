import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openApp } from '../../../tests/site/app.ts';
import { postForm } from '../../../tests/site/form.ts';
import { someForm } from '../../../tests/site/visitors.ts';

const app = await openApp();
afterAll(() => app.close());

/** Runs into the limit of one phone. */
async function overTheLimit(headers: Record<string, string>) {
  for (let time = 0; ; time++) {
    const form = someForm({ phone: '010-2345-6789', message: String(time) });
    const response = await postForm(app, { form, headers });
    if (response.status === 429) return response;
  }
}

async function conflict(headers: Record<string, string>) {
  const key = randomUUID();
  await postForm(app, { form: someForm({ key }) });
  return postForm(app, { form: someForm({ key }), headers });
}

async function notStored(headers: Record<string, string>) {
  const broken = await openApp();
  await broken.service.close();
  return postForm(broken, { headers });
}

type Send = (headers: Record<string, string>) => Promise<Response>;

test.each<[string, number[], Send]>([
  ['a request that was stored', [201, 303], (headers) => postForm(app, { headers })],
  ['a form with faults', [422], (headers) => postForm(app, { form: {}, headers })],
  ['a conflict', [409], conflict],
  ['a limit', [429], overTheLimit],
  ['a request that could not be stored', [503], notStored],
  [
    'a foreign form',
    [403],
    (headers) => postForm(app, { headers: { ...headers, origin: 'null' } }),
  ],
  [
    'a form too large',
    [413],
    (headers) => postForm(app, { form: { name: 'a'.repeat(100_000) }, headers }),
  ],
])('the response to %s must not be stored', async (_, statuses, send) => {
  for (const accept of ['text/html', 'application/json']) {
    const response = await send({ accept });
    expect(statuses).toContain(response.status);
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    expect(response.headers.get('cache-control')).toBe(
      isPage ? 'no-store, no-transform' : 'no-store',
    );
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});
