import { expect, test } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const now = Date.parse('2026-11-20T00:00:00Z');

test.each([
  ['120', 120],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 00:01:30 GMT', 90],
  ['Fri, 20 Nov 2026 00:00:00 GMT', 0],
  ['Thu, 19 Nov 2026 00:00:00 GMT', 0],
  ['-5', null],
  ['1.5', null],
  ['99999999999', null],
  ['soon', null],
  ['', null],
  [undefined, null],
])('%j is %j seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});
