import { expect, test } from 'vitest';
import { createVisitContext, provide, reader } from './visit-context.ts';

const state = createVisitContext<string | null>(null);
const options = createVisitContext<{ honeypot: string }>();

test('reads the value that the server provided, or the default', () => {
  const read = reader(provide([options, { honeypot: 'memo' }]));
  expect(read(options)).toEqual({ honeypot: 'memo' });
  expect(read(state)).toBeNull();
  expect(reader(provide([state, 'sent']))(state)).toBe('sent');
});

test('throws for a missing value without a default', () => {
  expect(() => reader(new Map())(options)).toThrow('A value of the request is missing.');
});

// @ts-expect-error: a value of another type
provide([state, 1]);
