import { expect, test } from 'vitest';
import { fullYears } from './full-years.ts';

test.each([
  ['2020-06-01', '2026-05-31', 5],
  ['2020-06-01', '2026-06-01', 6],
  ['2024-02-29', '2026-02-28', 1],
  ['2024-02-29', '2026-03-01', 2],
  ['2026-07-01', '2026-06-01', 0],
])('born %s, on %s: %i', (born, on, years) => {
  expect(fullYears(born, on)).toBe(years);
});
