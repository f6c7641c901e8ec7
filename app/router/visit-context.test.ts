import { expect, test } from 'vitest';
import { createVisitContext, provide, reader } from './visit-context.ts';

const state = createVisitContext<string | null>(null);
const options = createVisitContext<{ honeypot: string }>();

test('a page reads what the server gave, or the default', () => {
  const read = reader(provide([options, { honeypot: 'memo' }]));
  expect(read(options)).toEqual({ honeypot: 'memo' });
  expect(read(state)).toBeNull();
  expect(reader(provide([state, 'sent']))(state)).toBe('sent');
});

test('what was not given and has no default fails', () => {
  expect(() => reader(new Map())(options)).toThrow('A value of the request is missing.');
});

// @ts-expect-error: a value of another type
provide([state, 1]);
