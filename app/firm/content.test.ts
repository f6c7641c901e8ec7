import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { firm } from './firm.ts';
import { FirmSchema } from './firm-schema.ts';
import { consultationFee } from './first-consultation.ts';

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

test.each([
  [
    { charged: true as const, amount: '30분에 5만 원' },
    '첫 상담에는 상담료가 있습니다. 금액: 30분에 5만 원',
  ],
  [{ charged: false as const }, '첫 상담에는 상담료를 받지 않습니다.'],
])('whether the first consultation costs something is said', (firstConsultation, expected) => {
  expect(consultationFee({ ...firm, firstConsultation })).toBe(expected);
});
