import { expect, test } from 'vitest';
import { containsResidentNumber } from './resident-number.ts';

test.each([
  '900101-1234567',
  '제 번호는 9001011234567 입니다',
  '９００１０１－２３４５６７８',
  '900101 – 1234567',
  '9\u200b00101-1234567',
  '9\u000800101-1234567',
  '900101\u0085-1234567',
  '900101\u202e-\ufffc1234567',
  '050229-3123456',
  '880730-5123456',
])('is found in %j', (text) => expect(containsResidentNumber(text)).toBe(true));

test.each([
  '010-1234-5678',
  '2026-11-10에 돌아가셨습니다',
  '901301-1234567',
  '900101-9234567',
  '110-123-456789',
  '사건 2020그42',
  '1234900101-12345678',
])('is not found in %j', (text) => expect(containsResidentNumber(text)).toBe(false));
