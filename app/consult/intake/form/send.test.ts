import { afterEach, expect, test, vi } from 'vitest';
import { send } from './send.ts';

afterEach(() => vi.unstubAllGlobals());

test('sends every text composed, so that it takes no more bytes than its characters need', async () => {
  const sent = vi.fn(async (_: string, { body }: { body: URLSearchParams }) => {
    expect([...body]).toEqual([
      ['name', '김새벽'],
      ['message', '각'.repeat(2000)],
      ['message', 'é'],
    ]);
    return Response.json({ status: 'limited', retryAfter: 1 }, { status: 429 });
  });
  vi.stubGlobal('fetch', sent);
  const form = new URLSearchParams({ name: '김새벽'.normalize('NFD') });
  form.append('message', '각'.repeat(2000).normalize('NFD'));
  form.append('message', 'e\u0301');
  expect(await send(form)).toMatchObject({ status: 'failed', reason: 'limited' });
  expect(sent).toHaveBeenCalledOnce();
});
