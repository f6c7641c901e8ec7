import Fraction from 'fraction.js';
import { floorWon, maxWon, minWon } from '../won.ts';
import type { TaxedGift } from './estate.ts';
import type { TaxFigures } from './figures.ts';
import { skipPercent, taxOn } from './rates.ts';
import type { TaxDoubt, TaxReason } from './reasons.ts';
import { giftTaxBase, sumOf } from './taxable-value.ts';

/** Credit for gift tax, with the reasons for its amount. */
export interface GiftTaxCredit {
  /** Credit in whole won. */
  credit: bigint;
  reasons: TaxReason['code'][];
  doubts: TaxDoubt['code'][];
}

interface Taxed {
  value: bigint;
  base: bigint;
  computed: bigint;
}

/**
 * Credits the gift tax on added gifts to the inheritance tax (상증법 28). Counts the tax by the rates (56). Includes the
 * surcharge of 57 for a grandchild who is now an heir by representation (대법원 2016두54275), but not for other donees.
 *
 * The limit of an heir is the part of the heir's own tax that corresponds to the gift's base in the heir's base (28②
 * second sentence, 시행령 20의4, 3①1). The heir's tax is proportional to the heir's base, which therefore cancels out. The
 * limit of other donees is the part of the whole tax that corresponds to the gift's base in the whole base (28② first
 * sentence). Credits nothing if the taxable value is at most 5억, or if the term for imposing the gift tax has lapsed
 * (28① proviso).
 *
 * @param added gifts added back, one per donee
 */
export function giftTaxCredit(
  added: TaxedGift[],
  { value, base, computed }: Taxed,
  figures: TaxFigures,
): GiftTaxCredit {
  const known = added.filter(({ tax }) => tax !== undefined && tax !== 'lapsed');
  const taxed = known.filter((gift) => taxOf(gift, figures) > 0n);
  const lapsed: TaxReason['code'][] = added.some(({ tax }) => tax === 'lapsed')
    ? ['gift-tax-lapsed']
    : [];
  if (taxed.length === 0 || computed === 0n) return { credit: 0n, reasons: lapsed, doubts: [] };
  if (value <= figures.giftCreditAbove)
    return { credit: 0n, reasons: [...lapsed, 'gift-tax-small'], doubts: [] };

  const others = taxed.filter(({ to }) => to === 'other');
  const heirs = taxed.filter(({ to }) => to !== 'other');
  // Gifts to anyone but heirs bear no inheritance tax (시행령 3①2).
  const heirsBase =
    base -
    sumOf(
      added.filter(({ to }) => to === 'other'),
      giftTaxBase,
    );
  const toOthers = credited(others, { tax: computed, base }, figures);
  const rest = { tax: computed - toOthers, base: heirsBase };
  const toHeirs = credited(heirs, rest, figures);
  const credit = toOthers + toHeirs;
  const wanted = sumOf(taxed, (gift) => taxOf(gift, figures));
  const ofWhole = credited(heirs, { tax: computed, base: heirsBase }, figures);
  return {
    credit,
    reasons: [
      ...lapsed,
      ...(credit > 0n ? (['gift-tax-credit'] as const) : []),
      ...(heirs.some(({ skips }) => skips) ? (['represented-gift'] as const) : []),
      ...(credit < wanted ? (['gift-tax-limit'] as const) : []),
    ],
    doubts: [
      ...(others.some(({ skips }) => skips) ? (['gift-surcharge'] as const) : []),
      ...(ofWhole > toHeirs ? (['gift-tax-of-several'] as const) : []),
    ],
  };
}

/** Sums the tax of each gift, limited to the part of `tax` that corresponds to the gift's base in `base`. */
function credited(
  gifts: TaxedGift[],
  { tax, base }: { tax: bigint; base: bigint },
  figures: TaxFigures,
): bigint {
  if (base <= 0n) return 0n;
  return sumOf(gifts, (gift) => {
    const limit = floorWon(new Fraction(minWon(giftTaxBase(gift), base), base).mul(tax));
    return minWon(taxOf(gift, figures), maxWon(limit, 0n));
  });
}

/** Gift tax that may be credited, before the limit. */
function taxOf(gift: TaxedGift, figures: TaxFigures): bigint {
  const tax = taxByRates(gift, figures);
  if (gift.to === 'other' || !gift.skips) return tax;
  return tax + (tax * skipPercent(gift, figures)) / 100n;
}

/** Gift tax as known, or by the rates, which are those of the inheritance tax (56, 26). */
function taxByRates(gift: TaxedGift, figures: TaxFigures): bigint {
  if (typeof gift.tax === 'bigint') return gift.tax;
  return gift.tax === 'by-rates' ? taxOn(giftTaxBase(gift), figures) : 0n;
}
