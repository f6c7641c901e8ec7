import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as forced from '../forced-share/input.ts';
import * as tax from '../inheritance-tax/input.ts';

const rows = <Row>(row: Row, count: number) => Array.from({ length: count }, () => row);
/** The input as a link encodes it. */
const inLink = (input: object): unknown =>
  JSON.parse(JSON.stringify(input, (_, value) => (typeof value === 'bigint' ? `${value}` : value)));

test.each<[string, v.GenericSchema, object, string]>([
  ['children', forced.InputSchema, { ...forced.initial, children: 16 }, '‘자녀 수’에는 15명까지만'],
  ['parents', forced.InputSchema, { ...forced.initial, parents: 3 }, '부모님 수’에는 2명까지만'],
  [
    'gifts',
    forced.InputSchema,
    { ...forced.initial, benefits: rows(forced.emptyBenefit, 9) },
    '‘증여와 유언’에는 8건까지만',
  ],
  [
    'relatives',
    forced.InputSchema,
    { ...forced.initial, relatives: rows(forced.emptyRelative, 9) },
    '가족’에는 8명까지만',
  ],
  [
    'won',
    forced.InputSchema,
    { ...forced.initial, estate: 10n ** 16n + 1n },
    '금액은 1경 원까지만',
  ],
  ['much more', tax.InputSchema, { ...tax.initial, estate: 10n ** 30n }, '금액은 1경 원까지만'],
  ['children', tax.InputSchema, { ...tax.initial, children: 16 }, '‘자녀’에는 15명까지만'],
  ['years', tax.InputSchema, { ...tax.initial, lifeYears: 401 }, '에는 400년까지만'],
  [
    'minors',
    tax.InputSchema,
    { ...tax.initial, minors: rows('', 16) },
    '‘미성년 자녀’에는 15명까지만',
  ],
])('refuses a link with too many %s, and names the limit', (_, schema, input, limit) => {
  const messages = v.safeParse(schema, inLink(input)).issues?.map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringContaining(limit));
});

test('names no limit for a broken link', () => {
  for (const broken of [
    {},
    { ...forced.initial, children: 1.5 },
    { ...forced.initial, estate: 'x' },
  ]) {
    const messages = v
      .safeParse(forced.InputSchema, inLink(broken))
      .issues?.map((one) => one.message);
    expect(messages?.join()).not.toMatch(/[가-힣]/);
  }
});
