import { expect, test } from 'vitest';
import { deletionDue, latestDueContact } from './retention-period.ts';

test.each([
  ['2025-11-20T05:00:00.000Z', 12, '2026-11-20T05:00:00.000Z'],
  // In Korea it is the 1st already.
  ['2026-01-31T15:30:00.000Z', 1, '2026-02-28T15:30:00.000Z'],
  ['2026-01-31T05:00:00.000Z', 1, '2026-02-28T05:00:00.000Z'],
  ['2024-02-29T05:00:00.000Z', 12, '2025-02-28T05:00:00.000Z'],
])('after %s and %d months it is due at %s', (last, months, due) => {
  expect(deletionDue(last, months)).toBe(due);
  expect(latestDueContact(new Date(due), months) >= last).toBe(true);
});
