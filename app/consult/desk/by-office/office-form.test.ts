import { expect, test } from 'vitest';
import { type OfficeValues, parseOffice } from './office-form.ts';

const read = (values: OfficeValues) => {
  const parsed = parseOffice(values);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.request;
};
const errorsOf = (values: OfficeValues) => {
  const parsed = parseOffice(values);
  return parsed.ok ? {} : parsed.errors;
};

test('a number is enough', () => {
  const { consultation, entered, receivedAt } = read({ contact: '010-1234-5678' });
  expect(consultation).toMatchObject({
    name: '모름',
    phone: '01012345678',
    email: '',
    area: '',
    marketing: '',
    confirmation: '',
  });
  expect([entered.way, receivedAt]).toEqual(['phone', null]);
  expect(entered.basis).toMatch(/^전화로 상담을 신청하심 \(개인정보 보호법 제15조 제1항 제4호\)$/);
});

test('an e-mail address is enough', () => {
  expect(read({ contact: 'kim@example.com' }).consultation).toMatchObject({
    phone: '',
    email: 'kim@example.com',
    method: 'email',
  });
});

test.each([
  ['카카오톡', 'kakao'],
  ['카톡', 'kakao'],
  ['네이버 톡톡', 'naver'],
  ['메신저', 'messenger'],
  ['소개', 'referral'],
  ['방문', 'visit'],
  ['', 'phone'],
])('the way %s is %s', (way, key) => {
  expect(read({ way, contact: '010-1234-5678' }).entered.way).toBe(key);
});

test('the area is read by a part of its name, and may be unknown', () => {
  const area = (typed: string) => read({ area: typed, contact: '010-1234-5678' }).consultation.area;
  expect(['유류', '모름', ''].map(area)).toEqual(['forced-share', '', '']);
});

test('each wrong field has its own sentence, and the others are read', () => {
  expect(Object.keys(errorsOf({ way: '봉화', area: '이혼', contact: '12', at: '어제' }))).toEqual(
    expect.arrayContaining(['way', 'area', 'contact', 'at']),
  );
  expect(errorsOf({})).toEqual({ contact: expect.stringMatching(/전화번호나 이메일/) });
  expect(errorsOf({ contact: 'a@' })).toEqual({ contact: expect.stringMatching(/이메일/) });
  expect(errorsOf({ contact: '010-1234-5678', message: '900101-1234567' })).toEqual({
    message: expect.stringMatching(/주민등록번호/),
  });
  expect(errorsOf({ contact: '010-1234-5678', at: '2999-01-01 10:00' })).toEqual({
    at: expect.stringMatching(/앞으로/),
  });
  expect(errorsOf({ contact: '010-1234-5678', basis: '900101-1234567' })).toEqual({
    basis: expect.stringMatching(/주민등록번호/),
  });
});
