import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import type { TaxedEstate } from './estate.ts';
import { inheritanceTax } from './inheritance-tax.ts';

const 억 = 100_000_000n;
const 만 = 10_000n;
const spouse = (share: string, inherits: bigint) => ({ fraction: new Fraction(share), inherits });

// Computed by hand from the statute: the tables of 상증법 19–26 and the quick deductions of the rates.
test.each<[string, Partial<TaxedEstate>, base: bigint, payable: bigint]>([
  [
    // 11.95억 − 5억 − 514,285,714; × 20 % − 1천만, less 3 %
    '12억, a spouse with 3/7 and two children',
    { assets: 12n * 억, children: 2, spouse: spouse('3/7', 514_285_714n) },
    180_714_286n,
    25_358_572n,
  ],
  [
    // 20억 − 3억 − 1,300만; − 5억 − 8억 − 8천만
    'debts, a dear funeral, a columbarium, savings, a spouse below the limit',
    {
      assets: 20n * 억,
      debts: 3n * 억,
      funeral: { costs: 1_500n * 만, restingPlace: 300n * 만 },
      children: 1,
      spouse: spouse('3/5', 8n * 억),
      financialAssets: 4n * 억,
    },
    30_700n * 만,
    49_858_000n,
  ],
  [
    // 2억 and 15억 are more than 14.95억
    'a spouse alone, 15억',
    { assets: 15n * 억, spouse: spouse('1', 15n * 억) },
    0n,
    0n,
  ],
  [
    // 59.95억 − 2억 − 30억; × 40 % − 1.6억, less 3 %
    'a spouse alone, 60억',
    { assets: 60n * 억, spouse: spouse('1', 60n * 억) },
    279_500n * 만,
    929_260_000n,
  ],
  [
    'the house lived in together takes the rest',
    { assets: 8n * 억, children: 3, cohabitedHouse: 7n * 억 },
    0n,
    0n,
  ],
  [
    // 29.95억 + 5억 − 5억; × 40 % − 1.6억, less 3 %
    'a gift to a child nine years before',
    {
      assets: 30n * 억,
      children: 1,
      gifts: [{ to: 'heir', amount: 5n * 억, date: '2017-06-01', deducted: 5_000n * 만 }],
    },
    299_500n * 만,
    1_006_860_000n,
  ],
  [
    // 9.95억 + 3억 − 5억: the gift on the day before the five years does not count
    'two gifts to a friend',
    {
      assets: 10n * 억,
      children: 2,
      gifts: [
        { to: 'other', amount: 3n * 억, date: '2021-06-01' },
        { to: 'other', amount: 9n * 억, date: '2021-05-31' },
      ],
    },
    79_500n * 만,
    173_145_000n,
  ],
  [
    // 13.95억 − 5억 − 5억
    'a spouse who takes nothing, beside both parents',
    { assets: 14n * 억, spouse: spouse('3/7', 0n) },
    39_500n * 만,
    66_930_000n,
  ],
  [
    // 2억 + 1억 + (19 + 15) × 1천만 + 5천만 = 6.9억
    'an unborn child, one of four and a father of 70',
    { assets: 9n * 억, children: 2, household: { minors: [0, 4], seniors: 1 } },
    20_500n * 만,
    30_070_000n,
  ],
  [
    // 20 % of 1억 is 2천만, the least
    'savings of 1억',
    { assets: 8n * 억, children: 1, financialAssets: 억 },
    27_500n * 만,
    43_650_000n,
  ],
  [
    'the same, filed late',
    { assets: 8n * 억, children: 1, financialAssets: 억, filed: 'late' },
    27_500n * 만,
    45_000_000n,
  ],
  [
    // 9.95억 − 5억; 8,900만 and 30 % of four tenths of it, less 3 %
    'a legacy to a grandchild',
    {
      assets: 10n * 억,
      children: 1,
      legaciesToOthers: 4n * 억,
      skipping: [{ amount: 4n * 억 }],
    },
    49_500n * 만,
    96_689_600n,
  ],
  [
    // 0.95억 + 6억; deductions at most 6.95억 − 5.5억
    'nearly everything given before',
    {
      assets: 억,
      children: 1,
      gifts: [{ to: 'heir', amount: 6n * 억, date: '2024-01-01', deducted: 5_000n * 만 }],
    },
    55_000n * 만,
    101_850_000n,
  ],
  [
    // (10억 + 6억) × 3/7; 15.95억 − 5억 − 685,714,285
    'a gift of 6억 to the spouse, free of gift tax',
    {
      assets: 10n * 억,
      children: 2,
      spouse: spouse('3/7', 10n * 억),
      gifts: [{ to: 'spouse', amount: 6n * 억, date: '2020-01-01', deducted: 6n * 억 }],
    },
    409_285_715n,
    69_701_429n,
  ],
  [
    // 2억 + 5천만 + 30 × 1천만
    'a disabled child with 30 years to live',
    { assets: 7n * 억, children: 1, household: { disabled: [30] } },
    14_500n * 만,
    18_430_000n,
  ],
])('%s', (_, estate, base, payable) => {
  const tax = inheritanceTax({
    death: '2026-06-01',
    assets: 0n,
    debts: 0n,
    funeral: {},
    children: 0,
    filed: 'on-time',
    ...estate,
  });
  expect([tax.base, tax.payable]).toEqual([base, payable]);
  const codes = tax.reasons.map(({ code }) => code);
  expect(codes.includes('payment-in-parts')).toBe(payable > 1_000n * 만);
  expect(codes.includes('payment-over-years')).toBe(payable > 2_000n * 만);
});
