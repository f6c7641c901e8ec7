import { expect, test } from 'vitest';
import { consent } from './consent.ts';

test('the consent makes the four statements of 개인정보 보호법 제15조 제2항', () => {
  expect(consent.short.map(({ term }) => term)).toEqual([
    '목적',
    '항목',
    '보유 기간',
    '거부할 권리',
  ]);
});
