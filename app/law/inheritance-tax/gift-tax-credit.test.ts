import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import type { TaxedEstate, TaxedGift } from './estate.ts';
import { type InheritanceTax, inheritanceTax } from './inheritance-tax.ts';

const 억 = 100_000_000n;
const 만 = 10_000n;

describe('the credit for gift tax (28)', () => {
  test('15억, a spouse and two children, a gift of 5억 to a child: 1억 1,217만', () => {
    const tax = compute({
      assets: 15n * 억,
      funeral: {},
      children: 2,
      spouse: { fraction: new Fraction('3/7'), inherits: 642_857_142n },
      gifts: [gift('heir', 5n * 억, { deducted: 5_000n * 만 })],
      filed: 'on-time',
    });
    // 19.95억 − 5억 − 642,857,142; × 30 % − 6천만
    expect(tax).toMatchObject({ base: 852_142_858n, computed: 195_642_857n });
    // 4.5억 × 20 % − 1천만
    expect(tax.giftTaxCredit).toBe(8_000n * 만);
    // (195,642,857 − 80,000,000) × 97 %
    expect(tax.payable).toBe(112_173_572n);
    expect(codes(tax)).toContain('gift-tax-credit');
    expect(codes(tax)).not.toContain('gift-tax-limit');
  });

  test('the amount of the gift tax return overrides the rates', () => {
    const tax = compute({ gifts: [gift('heir', 5n * 억, { tax: 9_000n * 만 })], assets: 20n * 억 });
    expect(tax.giftTaxCredit).toBe(9_000n * 만);
  });

  test('neither an unknown gift tax nor one with a lapsed term is credited (28① proviso)', () => {
    const unknown = compute({
      gifts: [gift('heir', 5n * 억, { tax: undefined })],
      assets: 20n * 억,
    });
    expect(unknown.giftTaxCredit).toBe(0n);
    const lapsed = compute({ gifts: [gift('heir', 5n * 억, { tax: 'lapsed' })], assets: 20n * 억 });
    expect(lapsed.giftTaxCredit).toBe(0n);
    expect(codes(lapsed)).toContain('gift-tax-lapsed');
  });

  test('a taxable value of 5억 or less has no credit (28① proviso)', () => {
    const at = (assets: bigint) =>
      compute({
        assets,
        legaciesToOthers: assets,
        gifts: [gift('other', 2n * 억, { tax: 'by-rates' })],
      });
    expect(at(3n * 억).giftTaxCredit).toBe(0n);
    expect(codes(at(3n * 억))).toContain('gift-tax-small');
    expect(at(3n * 억 + 1n).giftTaxCredit).toBe(3_000n * 만);
  });

  test('a gift before the years that count is neither added nor credited', () => {
    const old = { ...gift('heir', 5n * 억), date: '2016-05-31' };
    expect(compute({ assets: 20n * 억, gifts: [old] }).giftTaxCredit).toBe(0n);
  });

  test('limit for others than heirs: the gift’s share of the base, in the whole tax (28② first sentence)', () => {
    const tax = compute({ assets: 6n * 억, gifts: [gift('other', 4n * 억, { tax: 9_000n * 만 })] });
    // 10억 − 5억: 9천만; the gift is 4억 of 5억
    expect([tax.base, tax.computed, tax.giftTaxCredit]).toEqual([
      5n * 억,
      9_000n * 만,
      7_200n * 만,
    ]);
    expect(codes(tax)).toContain('gift-tax-limit');
  });

  test('limit for an heir: the gift’s share of the base, in the tax of the heirs (28② second sentence)', () => {
    const tax = compute({ assets: 6n * 억, gifts: [gift('heir', 4n * 억, { tax: 9_000n * 만 })] });
    expect(tax.giftTaxCredit).toBe(7_200n * 만);
    const all = compute({ gifts: [gift('heir', 9n * 억, { deducted: 5_000n * 만 })] });
    // Without other assets the gift's base is the whole base, and its tax the whole tax.
    expect(all).toMatchObject({ base: 85_000n * 만, computed: 19_500n * 만, payable: 0n });
  });

  test('each gift has its own tax and its own limit', () => {
    const tax = compute({
      assets: 30n * 억,
      children: 2,
      gifts: [
        gift('heir', 3n * 억, { deducted: 5_000n * 만 }),
        gift('heir', 3n * 억, { deducted: 5_000n * 만 }),
        gift('spouse', 7n * 억, { deducted: 6n * 억 }),
        gift('other', 2n * 억, { deducted: 1_000n * 만 }),
      ],
    });
    // 2 × (2.5억 × 20 % − 1천만) + 1천만 + (1.9억 × 20 % − 1천만); together 6억 would be taxed higher.
    expect(tax.giftTaxCredit).toBe(8_000n * 만 + 1_000n * 만 + 2_800n * 만);
  });

  test('a gift to another leaves the rest of the tax for the heirs’ limit, with a doubt if that limit decides', () => {
    const gifts = [
      gift('heir', 2n * 억, { tax: 9_000n * 만 }),
      gift('other', 2n * 억, { tax: 1_000n * 만 }),
    ];
    const tax = compute({ assets: 6n * 억, gifts });
    // 9천만: 1천만 of the other; of the rest 2억 of 3억, that is 53,333,333 of 8천만
    expect(tax.giftTaxCredit).toBe(63_333_333n);
    expect(tax.unsettled.map(({ code }) => code)).toEqual(['gift-tax-of-several']);
    expect(compute({ assets: 90n * 억, gifts }).unsettled).toEqual([]);
  });

  test('the surcharge on the gift tax of a grandchild (57) is not credited, with a doubt', () => {
    const tax = compute({
      assets: 20n * 억,
      gifts: [gift('other', 2n * 억, { deducted: 5_000n * 만, skips: true })],
    });
    expect(tax.giftTaxCredit).toBe(2_000n * 만);
    expect(tax.unsettled.map(({ code }) => code)).toEqual(['gift-surcharge']);
  });

  describe('a representing grandchild is an heir (2016두54275)', () => {
    const credit = (part: Partial<TaxedGift>, amount = 5n * 억) =>
      compute({ assets: 90n * 억, gifts: [gift('heir', amount, part)] });

    test('the surcharge is credited too: 5억 and 3억 as in the judgment, 3천만 deducted', () => {
      const gifts = [5n, 3n].map((amount) =>
        gift('heir', amount * 억, { deducted: 3_000n * 만, skips: true }),
      );
      const tax = compute({ assets: 20n * 억, gifts });
      // 8,400만 and 4,400만 by the rates, and 30 % of each.
      expect(tax.giftTaxCredit).toBe(10_920n * 만 + 5_720n * 만);
      expect(codes(tax)).toContain('represented-gift');
      expect(tax.unsettled).toEqual([]);
    });

    test('a grandchild who already represented then paid no surcharge (57 proviso)', () => {
      expect(credit({ deducted: 5_000n * 만, skips: false }).giftTaxCredit).toBe(8_000n * 만);
    });

    test('the tax of a return excludes the surcharge', () => {
      expect(credit({ tax: 8_000n * 만, skips: true }).giftTaxCredit).toBe(10_400n * 만);
    });

    test('a minor: 40 % of a gift above 20억, 30 % up to it', () => {
      const surcharge = (amount: bigint, minor: boolean) =>
        credit({ tax: 100n * 만, skips: true, minor }, amount).giftTaxCredit - 100n * 만;
      expect(surcharge(20n * 억, true)).toBe(30n * 만);
      expect(surcharge(20n * 억 + 1n, true)).toBe(40n * 만);
      expect(surcharge(20n * 억 + 1n, false)).toBe(30n * 만);
    });

    test('the heir’s limit applies to tax and surcharge together (28②)', () => {
      const part = { deducted: 5_000n * 만, skips: true };
      const all = compute({ gifts: [gift('heir', 9n * 억, part)] });
      expect(all).toMatchObject({ computed: 19_500n * 만, giftTaxCredit: 19_500n * 만 });
      expect(codes(all)).toContain('gift-tax-limit');
    });

    test('the gift counts for ten years, not five', () => {
      const since = (to: TaxedGift['to']) =>
        compute({ assets: 20n * 억, gifts: [{ ...gift(to, 5n * 억), date: '2016-06-01' }] })
          .taxableValue;
      expect([since('heir'), since('other')]).toEqual([25n * 억, 20n * 억]);
    });
  });

  test('the 3 % for filing apply to the remaining tax (69)', () => {
    const tax = compute({
      assets: 20n * 억,
      filed: 'on-time',
      gifts: [gift('heir', 5n * 억, { tax: 8_000n * 만 })],
    });
    expect(tax.filingCredit).toBe(((tax.computed - 8_000n * 만) * 3n) / 100n);
  });
});

describe('a second death within ten years (30)', () => {
  const earlier = { death: '2023-06-01', tax: 3n * 억, estate: 20n * 억, again: 10n * 억 };
  const credit = (part: Partial<typeof earlier>, estate: Partial<TaxedEstate> = {}) =>
    compute({ assets: 60n * 억, earlier: { ...earlier, ...part }, ...estate }).successionCredit;

  test('credits the earlier tax on assets inherited again, less a tenth for each year', () => {
    // 3억 × 10억 / 20억
    expect(credit({ death: '2026-06-01' })).toBe(15_000n * 만);
    expect(credit({ death: '2025-06-01' }), 'to the day').toBe(15_000n * 만);
    expect(credit({ death: '2025-05-31' }), 'a day more').toBe(13_500n * 만);
    expect(credit({})).toBe(12_000n * 만);
    expect(credit({ death: '2016-06-01' })).toBe(1_500n * 만);
    expect(credit({ death: '2016-05-31' })).toBe(0n);
    const old = compute({ assets: 60n * 억, earlier: { ...earlier, death: '2016-05-31' } });
    expect(codes(old), 'and that is said').toContain('not-inherited-again');
    expect(codes(compute({ assets: 60n * 억, earlier }))).not.toContain('not-inherited-again');
    expect(credit({ death: '2026-06-02' }), 'later than this death').toBe(0n);
  });

  test('never exceeds the tax less the gift tax credit (30③), and leaves the rest to the filing credit', () => {
    const small = compute({ assets: 6n * 억, earlier: { ...earlier, death: '2026-01-01' } });
    expect(small).toMatchObject({
      computed: 1_000n * 만,
      successionCredit: 1_000n * 만,
      payable: 0n,
    });
    const gifts = [gift('heir', 5n * 억, { tax: 8_000n * 만 })];
    const both = compute({ assets: 6n * 억, gifts, earlier: { ...earlier, death: '2026-01-01' } });
    expect(both.successionCredit).toBe(both.computed - both.giftTaxCredit);
    expect(both.unsettled.map(({ code }) => code)).toEqual(['value-inherited-again']);
  });

  test('credits nothing without an earlier estate', () => {
    expect(credit({ estate: 0n, again: 0n })).toBe(0n);
  });
});

describe('legacies, and inheritance through renunciation (24, 27)', () => {
  test('everything to a grandchild, one child, 10억: no deduction, 30 % more', () => {
    const tax = compute({
      assets: 10n * 억,
      funeral: {},
      children: 1,
      legaciesToOthers: 10n * 억,
      skipping: [{ amount: 10n * 억 }],
      filed: 'on-time',
    });
    // 9.95억 × 30 % − 6천만
    expect(tax).toMatchObject({
      base: 99_500n * 만,
      computed: 23_850n * 만,
      surcharge: 7_155n * 만,
    });
    expect(tax.payable).toBe(300_748_500n);
  });

  // 사전-2022-법규재산-0930: a stepmother leaves everything to her husband's child.
  test('everything to a stepchild: no deduction', () => {
    const tax = compute({ assets: 10n * 억, funeral: {}, legaciesToOthers: 10n * 억 });
    expect([tax.base, tax.deducted, tax.surcharge]).toEqual([99_500n * 만, 0n, 0n]);
  });

  test('an inheritance of the next rank through renunciation reduces the deductions by its amount', () => {
    const tax = compute({ assets: 10n * 억, children: 1, throughRenunciation: 6n * 억 });
    expect(tax.deducted).toBe(4n * 억);
  });
});

// 기획재정부 published 1.32억 for 20억, which matches a spouse and two children without funeral costs and filing credit.
test('20억 to a spouse and two children: 1.32억', () => {
  const spouse = (inherits: bigint) => ({ fraction: new Fraction('3/7'), inherits });
  const tax = compute({ assets: 20n * 억, children: 2, spouse: spouse(20n * 억) });
  expect(tax.computed / (100n * 만)).toBe(132n);
});

function compute(input: Partial<TaxedEstate>): InheritanceTax {
  return inheritanceTax({
    death: '2026-06-01',
    assets: 0n,
    debts: 0n,
    children: 0,
    filed: 'late',
    ...input,
  });
}

function gift(to: TaxedGift['to'], amount: bigint, part: Partial<TaxedGift> = {}): TaxedGift {
  return { to, amount, date: '2024-01-01', tax: 'by-rates', ...part };
}

function codes({ reasons }: InheritanceTax): string[] {
  return reasons.map(({ code }) => code);
}
