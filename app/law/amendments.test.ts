import { expect, test } from 'vitest';
import { type AmendmentName, amendments, applies, lawAsOf } from './amendments.ts';
import { isCalendarDate } from './calendar.ts';

test.each<[AmendmentName, last: string, first: string]>([
  ['civil-act', '1959-12-31', '1960-01-01'],
  ['forced-shares', '1978-12-31', '1979-01-01'],
  ['shares-of-today', '1990-12-31', '1991-01-01'],
  ['acceptance-of-age', '2022-12-12', '2022-12-13'],
  ['siblings-without-forced-share', '2024-04-24', '2024-04-25'],
  ['forfeiture', '2024-04-24', '2024-04-25'],
  ['reward-for-care', '2024-04-24', '2024-04-25'],
  ['tax-act-of-2026', '2025-12-31', '2026-01-01'],
  ['term-for-forced-share-over', '2025-12-31', '2026-01-01'],
  ['spouse-of-the-dead-only', '2026-03-16', '2026-03-17'],
  ['forced-share-in-value', '2026-03-16', '2026-03-17'],
  ['tax-bill-of-2026', '2026-12-31', '2027-01-01'],
])('%s does not apply to a death on %s, but to a death on %s', (name, last, first) => {
  expect([applies(name, last), applies(name, first)]).toEqual([false, true]);
});

test('every amendment has a first day and articles', () => {
  for (const { from, articles } of Object.values(amendments)) {
    expect(from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(articles).not.toEqual([]);
  }
});

test('every amendment except the bill was in force on the day whose law was read', () => {
  expect(isCalendarDate(lawAsOf)).toBe(true);
  const later = Object.entries(amendments).filter(([, { from }]) => from > lawAsOf);
  expect(later.map(([name]) => name)).toEqual(['tax-bill-of-2026']);
});
