import { expect, test } from 'vitest';
import { closureTexts } from './closures.ts';

test('closures that are not over are said in words, the next one first', () => {
  const closures = [
    { from: '2026-12-30', to: '2026-12-31', reason: '연말 휴무' },
    { from: '2026-12-01', reason: '창립일' },
    { from: '2026-11-20', to: '2026-11-23', reason: '이사' },
    { from: '2026-11-22', reason: '점검' },
  ];
  expect(closureTexts(closures, '2026-11-23')).toEqual([
    '2026. 11. 20. – 2026. 11. 23. 이사',
    '2026. 12. 1. 창립일',
    '2026. 12. 30. – 2026. 12. 31. 연말 휴무',
  ]);
});
