import { expect, test } from 'vitest';
import { deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import { linesOf } from './in-words.ts';
import { deadlineFactsOf } from './input.ts';

const absent = { death: '2019-03-01', absenceDeclared: '2026-09-10' };

test.each([
  [{}, '2026-09-10'],
  [{ knew: '2019-03-01' }, '2026-09-10'],
  [{ knew: '2026-11-02' }, '2026-11-02'],
  // A declaration before the deemed death is ignored.
  [{ absenceDeclared: '2018-01-01' }, '2019-03-01'],
])('a declaration of absence, with %o, makes the death known on %s', (part, knew) => {
  expect(deadlineFactsOf({ ...absent, ...part })?.knew).toBe(knew);
});

test('names the day of the declaration in the copied and sent lines', () => {
  const facts = deadlineFactsOf(absent) ?? expect.fail();
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
