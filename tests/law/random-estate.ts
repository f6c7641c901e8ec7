import fc from 'fast-check';
import Fraction from 'fraction.js';
import type { TaxedEstate, TaxedGift } from '../../app/law/inheritance-tax/estate.ts';

/** Amounts near the limits of the act, and any amounts up to 100억. */
const won = fc.oneof(
  fc.constantFrom(0n, 20_000_000n, 100_000_000n, 500_000_000n, 1_000_000_000n, 2_000_000_001n),
  fc.bigInt({ min: 0n, max: 10n ** 10n }),
);

const gift: fc.Arbitrary<TaxedGift> = fc.record({
  to: fc.constantFrom('spouse', 'heir', 'other'),
  amount: won,
  date: fc.constantFrom('2016-05-31', '2016-06-01', '2021-05-31', '2021-06-01', '2026-06-01'),
  deducted: fc.constantFrom(undefined, 10_000_000n, 50_000_000n, 600_000_000n),
  tax: fc.oneof(fc.constantFrom('by-rates' as const, 'lapsed' as const, undefined), won),
  skips: fc.boolean(),
  minor: fc.boolean(),
});

/** Any estate that can be taxed, with gifts, legacies, renunciation and an earlier succession. */
export const randomEstate: fc.Arbitrary<TaxedEstate> = fc.record({
  death: fc.constant('2026-06-01'),
  assets: won,
  debts: fc.oneof(fc.constant(0n), won),
  funeral: fc.option(fc.record({ costs: won, restingPlace: won }), { nil: undefined }),
  gifts: fc.array(gift, { maxLength: 4 }),
  spouse: fc.option(
    fc.record({
      fraction: fc.constantFrom('1', '3/5', '3/7', '3/9').map((share) => new Fraction(share)),
      inherits: won,
    }),
    { nil: undefined },
  ),
  children: fc.nat(3),
  household: fc.record({
    minors: fc.array(fc.nat(20), { maxLength: 2 }),
    seniors: fc.nat(1),
    disabled: fc.array(fc.nat(40), { maxLength: 1 }),
  }),
  financialAssets: fc.oneof(fc.constant(0n), won),
  cohabitedHouse: fc.oneof(fc.constant(0n), won),
  legaciesToOthers: fc.oneof(fc.constant(0n), won),
  throughRenunciation: fc.oneof(fc.constant(0n), won),
  skipping: fc.array(fc.record({ amount: won, minor: fc.boolean() }), { maxLength: 2 }),
  earlier: fc.option(
    fc.record({
      death: fc.constantFrom('2016-05-31', '2016-06-01', '2020-01-15', '2025-06-01', '2026-06-01'),
      tax: won,
      estate: won,
      again: won,
    }),
    { nil: undefined },
  ),
  filed: fc.constantFrom('on-time', 'late', 'never'),
});
