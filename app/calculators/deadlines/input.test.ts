import { expect, test } from 'vitest';
import { deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import { linesOf } from './in-words.ts';
import { factsOf } from './input.ts';

const absent = { death: '2019-03-01', absenceDeclared: '2026-09-10' };

test.each([
  [{}, '2026-09-10'],
  [{ knew: '2019-03-01' }, '2026-09-10'],
  [{ knew: '2026-11-02' }, '2026-11-02'],
  // Before the deemed death: not a day that can be counted from.
  [{ absenceDeclared: '2018-01-01' }, '2019-03-01'],
])('of someone declared absent, with %o, the death was known on %s', (part, knew) => {
  expect(factsOf({ ...absent, ...part })?.knew).toBe(knew);
});

test('the lines that are copied and sent name the day of the declaration', () => {
  const facts = factsOf(absent) ?? expect.fail();
  const lines = linesOf(facts, deadlinesOf(facts));
  expect(lines.slice(0, 3)).toEqual([
    '돌아가신 날 2019. 3. 1. 금',
    '실종선고를 받은 날 2026. 9. 10. 목',
    '사망을 아신 날 2026. 9. 10. 목',
  ]);
  expect(lines).toContain(
    '2026. 10. 12. 월 실종신고 (실종선고가 확정된 날부터 1개월, 가족관계등록법 제92조 제1항)',
  );
  expect(lines.join()).not.toContain('사망신고');
});
