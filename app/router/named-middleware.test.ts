import { expect, test } from 'vitest';
import { runMiddleware, type SiteMiddleware } from './named-middleware.ts';

const visit = { path: '/', params: {}, fullPath: '/' };

/** Middleware that records its names, and these records. */
function noting(): { middleware: SiteMiddleware; notes: string[] } {
  const notes: string[] = [];
  const note = (name: string) => () => {
    notes.push(name);
  };
  const named = Object.fromEntries(['a', 'b', 'c'].map((name) => [name, note(name)]));
  return { notes, middleware: { global: [note('global')], named } };
}

test.each([
  [
    'global first, then the page’s, then those of the rules',
    ['b'],
    { a: true },
    ['global', 'b', 'a'],
  ],
  ['a rule takes away', ['a', 'b'], { a: false }, ['global', 'b']],
  ['a name counts once', ['a'], { a: true }, ['global', 'a']],
  ['none', [], {}, ['global']],
])('RT-14: %s', async (_, page, rule, order) => {
  const { middleware, notes } = noting();
  expect(await runMiddleware(middleware, { page, rule }, visit)).toEqual({ pass: true });
  expect(notes).toEqual(order);
});

test('RT-5: refuses an unknown name before any middleware runs', async () => {
  const { middleware, notes } = noting();
  const verdict = await runMiddleware(middleware, { page: ['a', 'toString'] }, visit);
  expect(verdict).toMatchObject({
    refused: { statusCode: 500, statusMessage: "Unknown route middleware: 'toString'." },
  });
  expect(notes).toEqual([]);
});

test('runs no middleware after the first that refuses', async () => {
  const { middleware, notes } = noting();
  const named = { ...middleware.named, no: () => false };
  const verdict = await runMiddleware({ ...middleware, named }, { page: ['a', 'no', 'b'] }, visit);
  expect(verdict).toMatchObject({ refused: { statusCode: 404 } });
  expect(notes).toEqual(['global', 'a']);
});
