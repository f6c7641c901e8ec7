import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { consent } from './consent.ts';
import { consultationFee } from './fees.ts';
import { firm } from './firm.ts';
import { FirmSchema } from './firm-schema.ts';
import { withParticle } from './josa.ts';

const written: Record<string, unknown> = parse(
  readFileSync('tests/firm/content/firm.yaml', 'utf8'),
);

test('the firm’s facts match their schema', () => {
  expect(v.safeParse(FirmSchema, written).issues ?? []).toEqual([]);
});

test.each([
  ['phone', { phone: '0200000000x' }],
  ['advertisingLawyer', { advertisingLawyer: ' ' }],
  ['businessNumber', { businessNumber: '1' }],
  [
    'channels.0.href',
    {
      channels: [
        { name: '카카오톡', note: '채널', icon: 'phone', href: 'https://pf.kakao.com/example' },
      ],
    },
  ],
  ['slogan', { slogan: 'x' }],
])('a fault in %s is named', (path, change) => {
  const issues = v.safeParse(FirmSchema, { ...written, ...change }).issues ?? [];
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual([path]);
});

test('a firm that is not the sample keeps none of its facts', () => {
  expect(v.safeParse(FirmSchema, { ...written, sample: false }).success).toBe(false);
});

test('the consent makes the four statements of 개인정보 보호법 제15조 제2항', () => {
  expect(consent.short.map(({ term }) => term)).toEqual([
    '목적',
    '항목',
    '보유 기간',
    '거부할 권리',
  ]);
});

test.each([
  ['법무법인 예시', '법무법인 예시는'],
  ['법무법인 바른', '법무법인 바른은'],
  ['Law', 'Law는'],
  ['형제자매 1', '형제자매 1은'],
  ['형제자매 2', '형제자매 2는'],
])('%s takes its particle', (name, expected) => {
  expect(withParticle(name, '은', '는')).toBe(expected);
});

test.each([
  [
    { charged: true as const, amount: '30분에 5만 원' },
    '첫 상담에는 상담료가 있습니다. 금액: 30분에 5만 원',
  ],
  [{ charged: false as const }, '첫 상담에는 상담료를 받지 않습니다.'],
])('whether the first consultation costs something is said', (firstConsultation, expected) => {
  expect(consultationFee({ ...firm, firstConsultation })).toBe(expected);
});
