import { expect, test } from 'vitest';
import type { Facts } from '#app/case/facts.ts';
import { takenRows } from './taken-rows.ts';

const facts: Facts = {
  death: '2026-11-10',
  knew: '2026-11-12',
  me: 'child',
  debts: 'more',
  kinds: ['deposit', 'car'],
  place: { province: '경기도', district: '성남시' },
};
const lines = (given: Facts, offered: string | null = null) =>
  takenRows(given, offered).map(({ term, text }) => `${term}: ${text}`);

test('names the case by its answers, and leaves the day of death to its field', () => {
  expect(lines(facts)).toEqual([
    '상황: 빚이 더 많을 수 있습니다',
    '사망을 아신 날: 2026. 11. 12. 목',
    '관계: 자녀',
    '고인의 재산: 예금, 자동차',
    '마지막 주소: 경기도 성남시',
  ]);
});

test('says nothing about somebody’s health, also not that nobody is ill', () => {
  const ill = lines({ ...facts, incapable: 'yes' });
  expect(ill).toEqual(lines(facts));
  expect(lines({ ...facts, incapable: 'yes', minor: 'no' })).toEqual(ill);
  expect(lines({ ...facts, incapable: 'yes', minor: 'yes' })).toContain('가족: 미성년 자녀');
});

test('repeats no line of what a calculator has offered', () => {
  const offered = '돌아가신 날 2026. 11. 10. 화\n관계 자녀';
  expect(lines({ me: 'child', will: 'none' }, offered)).toEqual([
    '유언: 없음',
    `계산 내용: ${offered}`,
  ]);
});
