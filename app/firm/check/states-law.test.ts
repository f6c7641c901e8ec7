import { expect, test } from 'vitest';
import { statesLaw } from './states-law.ts';

test.each([
  '그렇게 봅니다(제1015조).',
  '3개월 안에 신고하지 않으면 빚까지 물려받습니다.',
  '부모의 유류분은 법정상속분의 3분의 1입니다.',
  '방식을 따르지 않은 유언은 효력이 없습니다.',
  '법원은 서류가 도착한 날을 기준으로 봅니다. 여유 있게 내 주세요.',
  '헌법재판소가 위헌으로 결정했습니다.',
  '먼저 사망한 형제자매의 자녀가 대신 상속합니다.',
])('%s says what the law is', (text) => {
  expect(statesLaw(text)).toBe(true);
});

test.each([
  '상속재산분할',
  '3개월의 마지막 날 계산하기',
  '예: 통장, 형제, 3개월',
  '첫째가 상속합니다',
  '2026년 3월 17일에 확인했습니다.',
  '비밀을 지킵니다(변호사법 제26조).',
  '법조문과 판례를 들어 답합니다.',
])('%s does not', (text) => {
  expect(statesLaw(text)).toBe(false);
});
