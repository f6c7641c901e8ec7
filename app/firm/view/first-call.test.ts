import { expect, test } from 'vitest';
import { firm as bare } from '../data/samples/bare-firm.data.ts';
import { firm as full } from '../data/samples/full-firm.data.ts';
import { firstCallOf } from './first-call.ts';
import { FREE_CALL } from './first-consultation.ts';

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

const saying = { ...full, firstCall: { ...full.firstCall, charged: false } };
const approved = { ...saying, approved: [approval(FREE_CALL)] };

test('a firm that fills in all settings has a sentence for each', () => {
  const { lawyer, subject, again, discreet, prices } = firstCallOf(approved);
  expect(lawyer?.name).toBe('성춘향');
  expect(subject).toBe('성춘향\u00a0변호사가');
  expect(again).toBe(true);
  expect(discreet).toContain('다른 가족이 받으시면');
  expect(prices).toEqual([
    { what: '첫 상담 30분', note: '전화, 화상, 방문 모두 같습니다', price: '5만 원' },
    { what: '날짜를 정하는 첫 전화', price: '상담료 없음' },
  ]);
});

test.each([
  ['no approval', saying],
  ['an approval of another sentence', { ...saying, approved: [approval('다른 문장')] }],
  ['a fee', { ...approved, firstCall: { charged: true } }],
  ['no word about a fee', { ...approved, firstCall: {} }],
])('with %s, nothing says that the call is free', (_, firm) => {
  expect(firstCallOf(firm).freeCall).toBeNull();
});

test('an approval holds with a full stop too', () => {
  expect(firstCallOf({ ...saying, approved: [approval(`${FREE_CALL}.`)] }).freeCall).not.toBeNull();
});

test('the staff calls if the named lawyer is not of the firm', () => {
  expect(firstCallOf({ ...full, firstCall: { by: 'gone' } }).who).toBe('상담 담당');
});

test('a consultation without a fee has a row of its sentence alone', () => {
  expect(firstCallOf({ ...bare, firstConsultation: { charged: false } }).prices).toEqual([
    { what: '첫 상담에는 상담료를 받지 않습니다.' },
  ]);
});

function approval(sentence: string) {
  return { sentence, by: '성춘향', on: '2026-11-20' };
}
