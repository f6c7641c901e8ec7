import { expect, test } from 'vitest';
import { newReference, readReference } from './reference.ts';

test('a reference is two groups of four letters that cannot be confused', () => {
  const references = Array.from({ length: 1000 }, newReference);
  for (const reference of references)
    expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(references).size).toBe(1000);
});

test.each([
  ['7KQ2-M4XD', '7KQ2-M4XD'],
  ['7kq2m4xd', '7KQ2-M4XD'],
  [' 7KQ2 M4XD ', '7KQ2-M4XD'],
  ['OIL0-1234', '0110-1234'],
])('%j is parsed as %s', (typed, reference) => expect(readReference(typed)).toBe(reference));

test.each(['', '7KQ2', '7KQ2-M4XDE', '7KQ2-M4X!', '../../etc'])('%j is rejected', (typed) => {
  expect(readReference(typed)).toBeNull();
});
