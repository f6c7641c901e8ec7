import { expect, test, vi } from 'vitest';
import { type FormPages, replyTo } from './reply.server.ts';

function setUp(wait: number | null, headers: Record<string, string> = {}) {
  const pages = {
    form: vi.fn<FormPages['form']>(async (_, __, { status }) => new Response('form', { status })),
    error: vi.fn<FormPages['error']>(async () => new Response('error')),
    kept: vi.fn<FormPages['kept']>((_, status) => new Response('kept', { status })),
  };
  const request = new Request('http://localhost/consult', { method: 'POST', headers });
  return { pages, reply: replyTo(request, pages, () => wait) };
}

test('a refused form is rendered again', async () => {
  const { pages, reply } = setUp(null);
  expect((await reply.invalid({}, {})).status).toBe(422);
  expect(pages.form).toHaveBeenCalledTimes(1);
});

test('an address with many refusals gets the kept page, which is not rendered again', async () => {
  const { pages, reply } = setUp(90);
  const responses = [
    await reply.invalid({}, {}),
    await reply.limited({}, 60),
    await reply.notStored({}),
    await reply.refused(413),
  ];
  expect(responses.map(({ status }) => status)).toEqual([422, 429, 503, 413]);
  expect(pages.kept).toHaveBeenCalledTimes(4);
  expect(pages.form).not.toHaveBeenCalled();
  expect(pages.error).not.toHaveBeenCalled();
});
