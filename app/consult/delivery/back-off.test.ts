import { expect, test } from 'vitest';
import { backOff } from './back-off.ts';

test('waits grow up to an hour, until a delivery is stuck', () => {
  const pauses = Array.from({ length: 10 }, (_, index) => backOff(index + 1) / 1000);
  expect(pauses.slice(0, 5)).toEqual([16, 31, 96, 271, 640]);
  expect(pauses.slice(-2)).toEqual([3600, 6 * 3600]);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
});
