import { expect, test } from 'vitest';
import type { Facts } from '#app/case/facts.ts';
import { tasks } from '#app/firm/view/tasks.ts';
import { datesInWords } from './dates-in-words.ts';
import { tasksFor } from './list.ts';

const said = (facts: Facts, today: string) =>
  datesInWords(tasksFor(facts, tasks, today), facts).map((line) => line.replaceAll('\u00a0', ' '));

const facts: Facts = {
  death: '2026-11-10',
  knew: '2026-11-12',
  me: 'child',
  debts: 'more',
  incapable: 'yes',
  kinds: ['car'],
  place: { province: '경기도', district: '성남시' },
};

test('the dates as text: the days from which the terms run, and each last day with its term', () => {
  const lines = said(facts, '2026-11-26');
  expect(lines.slice(0, 3)).toEqual([
    '돌아가신 날 2026. 11. 10. 화',
    '아신 날 2026. 11. 12. 목',
    '2026. 12. 11. 금 사망신고와 안심상속 신청 (사망 사실을 안 날부터 1개월, 가족관계등록법 제84조)',
  ]);
  expect(lines.join(), 'nothing else of the case').not.toMatch(/성남|치매|자녀|지났습니다/);
});

test('a day that has passed says so', () => {
  expect(said(facts, '2026-12-20').find((line) => line.includes('사망신고'))).toMatch(
    /^2026\. 12\. \d+\. \S 지났습니다 사망신고/,
  );
});

test('no text without a date of death', () => {
  expect(said({ me: 'child' }, '2026-11-26')).toEqual([]);
});
