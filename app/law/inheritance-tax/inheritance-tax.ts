import { applies } from '../amendments.ts';
import { requireAmounts, requireDays } from '../input-error.ts';
import { maxWon, minWon } from '../won.ts';
import { assetDeductions, type Deduction, generalDeduction } from './deductions.ts';
import type { TaxedEstate, TaxedGift } from './estate.ts';
import { figuresOf, type TaxFigures } from './figures.ts';
import { giftTaxCredit } from './gift-tax-credit.ts';
import { skipSurcharge, taxOn } from './rates.ts';
import { because, type TaxDoubt, type TaxReason, taxDoubt } from './reasons.ts';
import { spouseDeduction } from './spouse-deduction.ts';
import { successionCredit } from './succession-credit.ts';
import { giftTaxBase, sumOf, taxableValue } from './taxable-value.ts';

/** Estimate of the tax. Amounts are in whole won. */
export interface InheritanceTax {
  /** Figures of the act that applies. */
  figures: TaxFigures;
  /** Funeral costs that count (14). */
  funeral: bigint;
  /** Assets less debts and funeral costs, plus the gifts added back (상증법 13). */
  taxableValue: bigint;
  addedGifts: TaxedGift[];
  deductions: Deduction[];
  /** Sum of the deductions within the limit of art. 24. */
  deducted: bigint;
  /** Base of the rates (25). */
  base: bigint;
  /** Tax by the rates (26). */
  computed: bigint;
  /** Surcharge for skipping a generation (27). */
  surcharge: bigint;
  /** Credit for the gift tax on added gifts (28). */
  giftTaxCredit: bigint;
  /** Credit for the tax of an earlier succession (30). */
  successionCredit: bigint;
  /** Credit for filing in time (69). */
  filingCredit: bigint;
  payable: bigint;
  reasons: TaxReason[];
  unsettled: TaxDoubt[];
}

/**
 * Estimates the inheritance tax under the act in force at the death (상증법). Leaves out business succession and similar
 * rules.
 *
 * @throws InputError for negative amounts and days that do not exist
 */
export function inheritanceTax(estate: TaxedEstate): InheritanceTax {
  check(estate);
  const figures = figuresOf(estate.death);
  const { value, funeral, added } = taxableValue(estate, figures);
  const spouse = estate.spouse && spouseDeduction(estate, estate.spouse, added, figures);
  const deductions = [
    generalDeduction(estate, figures),
    ...(spouse ? [spouse.deduction] : []),
    ...assetDeductions(estate, figures),
  ];
  const wanted = deductions.reduce((sum, { amount }) => sum + amount, 0n);
  const limit = deductionLimit(estate, value, added, figures);
  const deducted = minWon(wanted, limit);

  const base = value - deducted;
  const computed = taxOn(base, figures);
  const surcharge = skipSurcharge(computed, estate, added, figures);
  const gifts = giftTaxCredit(added, { value, base, computed }, figures);
  const again = successionCredit(estate, computed - gifts.credit, figures);
  const left = computed + surcharge - gifts.credit - again;
  const filingCredit = estate.filed === 'on-time' ? (left * figures.filingPercent) / 100n : 0n;
  const payable = left - filingCredit;
  return {
    figures,
    funeral,
    taxableValue: value,
    addedGifts: added,
    deductions,
    deducted,
    base,
    computed,
    surcharge,
    giftTaxCredit: gifts.credit,
    successionCredit: again,
    filingCredit,
    payable,
    reasons: [
      ...(estate.debts > 0n || funeral > 0n ? [because('debts-and-funeral')] : []),
      ...(added.length > 0 ? [because('gifts-added')] : []),
      ...(wanted > limit ? [because('deduction-limit')] : []),
      because(base < figures.noTaxBelow ? 'no-tax' : 'rates'),
      ...(surcharge > 0n ? [because('generation-skip')] : []),
      ...gifts.reasons.map(because),
      ...(estate.earlier ? [because(again > 0n ? 'inherited-again' : 'not-inherited-again')] : []),
      ...(filingCredit > 0n ? [because('filing-credit')] : []),
      ...(payable > figures.payment.inPartsAbove ? [because('payment-in-parts')] : []),
      ...(payable > figures.payment.overYearsAbove ? [because('payment-over-years')] : []),
    ],
    unsettled: [
      ...(spouse?.doubts ?? []),
      ...gifts.doubts,
      ...(again > 0n ? (['value-inherited-again'] as const) : []),
      ...doubtsAbout(estate),
    ].map(taxDoubt),
  };
}

function check(estate: TaxedEstate): void {
  const { gifts = [], spouse, skipping = [], funeral, earlier } = estate;
  requireDays(estate.death, earlier?.death, ...gifts.map(({ date }) => date));
  requireAmounts(
    estate.assets,
    estate.debts,
    funeral?.costs,
    funeral?.restingPlace,
    estate.financialAssets,
    estate.cohabitedHouse,
    estate.legaciesToOthers,
    estate.throughRenunciation,
    spouse?.inherits,
    earlier?.tax,
    earlier?.estate,
    earlier?.again,
    ...gifts.flatMap(({ amount, deducted, tax }) => [
      amount,
      deducted,
      typeof tax === 'bigint' ? tax : undefined,
    ]),
    ...skipping.map(({ amount }) => amount),
  );
}

/** Limit of the deductions (상증법 24). */
function deductionLimit(
  estate: TaxedEstate,
  value: bigint,
  added: TaxedGift[],
  { giftsLimitAbove }: TaxFigures,
): bigint {
  const { legaciesToOthers = 0n, throughRenunciation = 0n } = estate;
  const given = value > giftsLimitAbove ? sumOf(added, giftTaxBase) : 0n;
  return maxWon(value - legaciesToOthers - throughRenunciation - given, 0n);
}

function doubtsAbout({ death, spouse }: TaxedEstate): TaxDoubt['code'][] {
  const doubts: TaxDoubt['code'][] = [];
  if (spouse?.aloneByRenunciation && !spouse.fraction.equals(1)) {
    doubts.push('lump-sum-after-renunciation');
  }
  if (!applies('tax-act-of-2026', death)) doubts.push('before-the-act');
  if (applies('tax-bill-of-2026', death)) doubts.push('bill-pending');
  return doubts;
}
