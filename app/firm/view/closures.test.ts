import { expect, test } from 'vitest';
import { closedDays, closureTexts } from './closures.ts';

test('lists closures that are not over in words, the next one first', () => {
  const closures = [
    { from: '2026-12-30', to: '2026-12-31', reason: '연말 휴무' },
    { from: '2026-12-01', reason: '창립일' },
    { from: '2026-11-20', to: '2026-11-23', reason: '이사' },
    { from: '2026-11-22', reason: '점검' },
  ];
  const texts = closureTexts(closures, '2026-11-23').map((text) => text.replaceAll('\u00a0', ' '));
  expect(texts).toEqual([
    '2026. 11. 20. – 2026. 11. 23. 이사',
    '2026. 12. 1. 창립일',
    '2026. 12. 30. – 2026. 12. 31. 연말 휴무',
  ]);
});

test('lists every day of a closure, across the end of a month and a year', () => {
  const closures = [
    { from: '2026-12-30', to: '2027-01-01', reason: '연말 휴무' },
    { from: '2028-02-29', reason: '점검' },
  ];
  expect(closedDays(closures)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2028-02-29']);
});
