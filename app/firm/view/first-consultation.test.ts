import { expect, test } from 'vitest';
import { consultationFee } from './first-consultation.ts';

test.each([
  [{ charged: true as const, amount: '5만 원' }, '첫 상담의 상담료는 5만 원입니다.'],
  [{ charged: true as const, amount: '5만 원', minutes: 30 }, '첫 상담은 30분에 5만 원입니다.'],
  [{ charged: false as const }, '첫 상담에는 상담료를 받지 않습니다.'],
])('states whether the first consultation costs something', (firstConsultation, expected) => {
  expect(consultationFee({ firstConsultation })).toBe(expected);
});
