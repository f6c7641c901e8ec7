import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PriceSchema } from './price-schema.ts';

const price = {
  area: 'will',
  work: '유언장',
  from: { amount: 500_000, when: '자필 유언을 확인할 때' },
};

test('a price has one amount, or two', () => {
  expect(v.is(PriceSchema, price)).toBe(true);
  const to = { amount: 2_000_000, when: '공증까지 맡기실 때' };
  expect(v.is(PriceSchema, { ...price, to })).toBe(true);
});

test.each([
  ['50만 원', '금액은 원 단위의 숫자만 적습니다. 예: 300000'],
  [50, '금액은 원 단위의 숫자만 적습니다. 예: 300000'],
  [500_000.5, '금액은 원 단위의 숫자만 적습니다. 예: 300000'],
])('an amount of %s is refused', (amount, message) => {
  const { issues } = v.safeParse(PriceSchema, { ...price, from: { ...price.from, amount } });
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});

test('the second amount is the larger one', () => {
  const to = { amount: 500_000, when: '공증까지 맡기실 때' };
  const { issues = [] } = v.safeParse(PriceSchema, { ...price, to });
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['to', '‘까지’의 금액을 ‘부터’보다 크게 적습니다. 금액이 하나면 지웁니다'],
  ]);
});

test.each(['착수금, 부가세 포함', '부가가치세 별도'])('VAT is left to the site: %s', (note) => {
  const { issues = [] } = v.safeParse(PriceSchema, { ...price, note });
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['note', expect.stringContaining('부가세를 뺀 금액을 적습니다')],
  ]);
});
