import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import type { TaxedEstate, TaxedGift } from './estate.ts';
import { type InheritanceTax, inheritanceTax } from './inheritance-tax.ts';

const 억 = 100_000_000n;
const 만 = 10_000n;

describe('basic, personal and lump sum', () => {
  test('15억 to two children: the lump sum alone, without 5천만 per child', () => {
    const tax = compute({ assets: 15n * 억, children: 2 });
    expect(amounts(tax)).toEqual({ 'lump-sum': 5n * 억 });
    expect([tax.base, tax.computed]).toEqual([10n * 억, 24_000n * 만]);
  });

  test('a child deducts 5천만, not 5억, and the top rate is 50 %, not 40 %', () => {
    expect(compute({ assets: 45n * 억, children: 1 }).computed).toBe(154_000n * 만);
  });

  test('personal deductions above the lump sum: children of 3 and 10, a father of 70', () => {
    const tax = compute({
      assets: 10n * 억,
      children: 2,
      household: { minors: [3, 10], seniors: 1 },
    });
    // 2억 + 2 × 5천만 + (16 + 9) × 1천만 + 5천만
    expect(amounts(tax)).toEqual({ 'basic-and-personal': 6n * 억 });
  });

  test('the spouse as the only heir by law: no lump sum, whatever was filed', () => {
    for (const filed of ['on-time', 'never'] as const) {
      const tax = compute({ assets: 10n * 억, spouse: { fraction: new Fraction(1) }, filed });
      expect(amounts(tax)).toEqual({ 'basic-and-personal': 2n * 억, spouse: 5n * 억 });
    }
  });

  test('a spouse alone because the others renounced: the lump sum, with a doubt', () => {
    const tax = compute({
      assets: 10n * 억,
      children: 2,
      spouse: { fraction: new Fraction('3/7'), aloneByRenunciation: true },
    });
    expect(amounts(tax)).toMatchObject({ 'lump-sum': 5n * 억 });
    expect(tax.unsettled.flatMap(({ articles }) => articles)).toEqual([
      '상속세 및 증여세법 제21조 제2항',
    ]);
  });

  test('an heir who never files gets the lump sum even if the personal deductions are more', () => {
    const household = { disabled: [40] };
    const tax = compute({ assets: 10n * 억, household, filed: 'never' });
    expect(amounts(tax)).toEqual({ 'lump-sum': 5n * 억 });
  });
});

describe('spouse (19)', () => {
  const spouse = (inherits: bigint) => ({ fraction: new Fraction('3/7'), inherits });
  test.each([
    ['nothing: 5억', 0n, 5n * 억],
    ['less than 5억: 5억', 499_999_999n, 5n * 억],
    ['within the statutory share: all', 6n * 억, 6n * 억],
    ['beyond it: the statutory share of 21억', 12n * 억, 9n * 억],
  ])('%s', (_, inherits, amount) => {
    const tax = compute({ assets: 21n * 억, children: 2, spouse: spouse(inherits) });
    expect(amounts(tax).spouse).toBe(amount);
  });

  test('never more than 30억', () => {
    const tax = compute({ assets: 210n * 억, children: 2, spouse: spouse(90n * 억) });
    expect(amounts(tax).spouse).toBe(30n * 억);
  });

  test('gifts to heirs raise the limit; legacies to others and gifts to the spouse lower it', () => {
    const tax = compute({
      assets: 21n * 억,
      children: 2,
      spouse: spouse(21n * 억),
      legaciesToOthers: 7n * 억,
      gifts: [
        gift('heir', 7n * 억, '2020-01-01'),
        gift('spouse', 7n * 억, '2020-01-01', 6n * 억),
        gift('other', 7n * 억, '2025-01-01'),
      ],
    });
    // (21억 − 7억 + 14억) × 3/7 − 1억
    expect(amounts(tax).spouse).toBe(11n * 억);
  });
});

describe('gifts added back (13)', () => {
  test.each([
    ['heir', '2016-06-01', 억],
    ['heir', '2016-05-31', 0n],
    ['spouse', '2016-06-01', 억],
    ['other', '2021-06-01', 억],
    ['other', '2021-05-31', 0n],
  ] as const)('gift to %s on %s: %s', (to, date, added) => {
    expect(compute({ gifts: [gift(to, 억, date)] }).taxableValue).toBe(added);
  });

  test('debts that exceed the assets do not reduce the gifts', () => {
    const gifts = [gift('heir', 9n * 억, '2024-01-01')];
    expect(compute({ assets: 억, debts: 3n * 억, gifts }).taxableValue).toBe(9n * 억);
  });

  test('only the gift deduction reduces them above 5억 (24)', () => {
    const gifts = [gift('heir', 9n * 억, '2024-01-01', 5_000n * 만)];
    expect(compute({ gifts })).toMatchObject({ deducted: 5_000n * 만, base: 85_000n * 만 });
    expect(compute({ gifts: [gift('heir', 5n * 억, '2024-01-01')] }).base).toBe(0n);
  });
});

describe('house, skipped generations, filing', () => {
  test('a cohabited house deducts up to 6억', () => {
    const house = (cohabitedHouse: bigint) =>
      amounts(compute({ assets: 20n * 억, cohabitedHouse })).house;
    expect([house(5n * 억), house(9n * 억)]).toEqual([5n * 억, 6n * 억]);
  });

  test('a grandchild with one half adds 30 % of half of the tax, and a minor with over 20억 adds 40 %', () => {
    const skipping = (amount: bigint, minor: boolean) =>
      compute({ assets: amount * 2n, skipping: [{ amount, minor }], filed: 'late' });
    const half = skipping(20n * 억, true);
    expect(half.surcharge * 20n).toBe(half.computed * 3n);
    const minor = skipping(21n * 억, true);
    expect(minor.surcharge * 20n).toBe(minor.computed * 4n);
    expect(minor.payable).toBe(minor.computed + minor.surcharge);
  });

  test('the credit for filing in time is 3 % of the tax with the surcharge', () => {
    const tax = compute({ assets: 10n * 억, skipping: [{ amount: 10n * 억 }] });
    // 9천만 + 2,700만, less 3 %
    expect(tax).toMatchObject({ filingCredit: 351n * 만, payable: 11_349n * 만 });
    expect(compute({ assets: 10n * 억, filed: 'late' }).filingCredit).toBe(0n);
  });

  test('the tax may be paid in parts above 1천만, or over years above 2천만', () => {
    const articles = (base: bigint) =>
      compute({ assets: 5n * 억 + base, filed: 'late' }).reasons.flatMap((one) => one.articles);
    const [parts, years] = ['상속세 및 증여세법 제70조', '상속세 및 증여세법 제71조'];
    expect(articles(억)).not.toContain(parts);
    expect(articles(억 + 5n * 만)).toContain(parts);
    expect(articles(15_000n * 만)).not.toContain(years);
    expect(articles(15_005n * 만)).toEqual(expect.arrayContaining([parts, years]));
  });

  test('a base below 50만 bears no tax', () => {
    expect(compute({ assets: 5n * 억 + 499_999n }).payable).toBe(0n);
    expect(compute({ assets: 5n * 억 + 500_000n, filed: 'late' }).payable).toBe(50_000n);
  });
});

describe('funeral (14, decree 9②)', () => {
  test.each<[string, bigint | undefined, bigint | undefined, bigint]>([
    ['nothing known: the least', undefined, undefined, 500n],
    ['less than the least', 300n, 0n, 500n],
    ['between', 700n, 0n, 700n],
    ['more than the most', 3_000n, 0n, 1_000n],
    ['a columbarium besides', 3_000n, 400n, 1_400n],
    ['a dear one', 0n, 900n, 1_000n],
  ])('%s', (_, costs = 0n, restingPlace = 0n, expected) => {
    const spent = { costs: costs * 만, restingPlace: restingPlace * 만 };
    const { funeral, taxableValue } = compute({ assets: 10n * 억, funeral: spent });
    expect([funeral, taxableValue]).toEqual([expected * 만, 10n * 억 - expected * 만]);
  });

  test('the funeral does not reduce the deduction of the spouse, and does not count unless asked', () => {
    const spouse = { fraction: new Fraction('3/7'), inherits: 21n * 억 };
    const tax = compute({ assets: 21n * 억, children: 2, spouse, funeral: {} });
    expect(amounts(tax).spouse).toBe(9n * 억);
    expect(compute({ assets: 10n * 억 }).funeral).toBe(0n);
  });
});

test('the law of another year is a doubt', () => {
  const doubts = (death: string) => compute({ death }).unsettled.length;
  expect(['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map(doubts)).toEqual([
    1, 0, 0, 1,
  ]);
});

test('more assets never mean less tax', () => {
  const won = fc.bigInt({ min: 0n, max: 10n ** 11n });
  const estate = fc.record({
    death: fc.constant('2026-06-01'),
    assets: won,
    debts: won,
    children: fc.nat(3),
    spouse: fc.option(
      fc.record({
        fraction: fc.constantFrom('1', '3/5', '3/7').map((share) => new Fraction(share)),
        inherits: won,
      }),
      { nil: undefined },
    ),
    gifts: fc.array(
      fc.record({
        to: fc.constantFrom('spouse', 'heir', 'other'),
        amount: won,
        date: fc.constantFrom('2016-05-31', '2018-01-01', '2025-01-01'),
      }),
      { maxLength: 3 },
    ),
    financialAssets: won,
    cohabitedHouse: won,
    filed: fc.constantFrom('on-time', 'late', 'never'),
  });
  fc.assert(
    fc.property(estate, won, (before, more) => {
      const [one, other] = [before, { ...before, assets: before.assets + more }].map(
        inheritanceTax,
      );
      expect(other?.payable).toBeGreaterThanOrEqual(one?.payable ?? 0n);
    }),
    { numRuns: 300 },
  );
});

function compute(input: Partial<TaxedEstate>): InheritanceTax {
  return inheritanceTax({
    death: '2026-06-01',
    assets: 0n,
    debts: 0n,
    children: 0,
    filed: 'on-time',
    ...input,
  });
}

function gift(to: TaxedGift['to'], amount: bigint, date: string, deducted?: bigint): TaxedGift {
  return { to, amount, date, deducted };
}

function amounts({ deductions }: InheritanceTax): Record<string, bigint> {
  return Object.fromEntries(deductions.map(({ kind, amount }) => [kind, amount]));
}
