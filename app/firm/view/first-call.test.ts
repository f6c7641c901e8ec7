import { expect, test } from 'vitest';
import { firm as bare } from '../data/samples/bare-firm.data.ts';
import { firm as full } from '../data/samples/full-firm.data.ts';
import { firstCallOf } from './first-call.ts';

test('a firm that says nothing about its first call promises nothing', () => {
  expect(firstCallOf(bare)).toEqual({
    lawyer: null,
    who: '상담 담당',
    subject: '상담\u00a0담당이',
    phone: '02-0000-0000',
    again: false,
    discreet: null,
    consultation: { what: '첫 상담', note: undefined, price: '5만 원' },
    freeCall: null,
    prices: [{ what: '첫 상담', note: undefined, price: '5만 원' }],
  });
});

const free = { ...full, firstCall: { ...full.firstCall, charged: false } };

test('a firm that fills in all settings has a sentence for each', () => {
  const { lawyer, subject, again, discreet, prices } = firstCallOf(free);
  expect(lawyer?.name).toBe('성춘향');
  expect(subject).toBe('성춘향\u00a0변호사가');
  expect(again).toBe(true);
  expect(discreet).toContain('다른 가족이 받으시면');
  expect(prices).toEqual([
    { what: '첫 상담 30분', note: '전화, 화상, 방문 모두 같습니다', price: '5만 원' },
    { what: '날짜를 정하는 첫 전화', price: '상담료 없음' },
  ]);
});

test.each([{ charged: true }, {}])('nothing says that a call is free with %j', (firstCall) => {
  expect(firstCallOf({ ...full, firstCall }).freeCall).toBeNull();
});

test('the staff calls if the named lawyer is not of the firm', () => {
  expect(firstCallOf({ ...full, firstCall: { by: 'gone' } }).who).toBe('상담 담당');
});

test('a consultation without a fee has a row of its sentence alone', () => {
  expect(firstCallOf({ ...bare, firstConsultation: { charged: false } }).prices).toEqual([
    { what: '첫 상담에는 상담료를 받지 않습니다.' },
  ]);
});
