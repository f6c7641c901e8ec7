import { taxReasons as say } from '#app/content/tax-reasons.ts';
import type { Reason, Unsettled } from '../explanation.ts';
import { leastWon, mostWon } from '../won.ts';
import { assetDeductions, type Deduction, generalDeduction } from './deductions.ts';
import type { TaxedEstate, TaxedGift } from './estate.ts';
import { skipSurcharge } from './generation-skip.ts';
import { taxOn } from './rates.ts';
import { spouseDeduction } from './spouse-deduction.ts';
import { giftTaxBase, sumOf, taxableValue } from './taxable-value.ts';
import { taxUnsettled } from './unsettled.ts';

/** The tax in outline, in whole won. */
export interface InheritanceTax {
  /** What was left net of debts, and the gifts added back (상증법 13). */
  taxableValue: bigint;
  addedGifts: TaxedGift[];
  deductions: Deduction[];
  /** The deductions together, within the limit of art. 24. */
  deducted: bigint;
  /** What the rates apply to (25). */
  base: bigint;
  /** By the rates (26). */
  computed: bigint;
  /** For passing over a generation (27). */
  surcharge: bigint;
  /** For filing in time (69). */
  filingCredit: bigint;
  payable: bigint;
  reasons: Reason[];
  unsettled: Unsettled[];
}

/**
 * Inheritance tax in outline, by the act in force from 2026-01-01 (상증법). An estimate: what it leaves
 * out is in `taxLeavesOut`.
 */
export function inheritanceTax(estate: TaxedEstate): InheritanceTax {
  const { value, added } = taxableValue(estate);
  const spouse = estate.spouse && spouseDeduction(estate, estate.spouse, added);
  const deductions = [
    generalDeduction(estate),
    ...(spouse ? [spouse.deduction] : []),
    ...assetDeductions(estate),
  ];
  const wanted = deductions.reduce((sum, { amount }) => sum + amount, 0n);
  const limit = deductionLimit(estate, value, added);
  const deducted = leastWon(wanted, limit);

  const base = value - deducted;
  const computed = taxOn(base);
  const surcharge = skipSurcharge(computed, estate, added);
  const filingCredit = estate.filed === 'on-time' ? ((computed + surcharge) * 3n) / 100n : 0n;
  const payable = computed + surcharge - filingCredit;
  return {
    taxableValue: value,
    addedGifts: added,
    deductions,
    deducted,
    base,
    computed,
    surcharge,
    filingCredit,
    payable,
    reasons: [
      ...(added.length > 0 ? [say.gifts] : []),
      ...(wanted > limit ? [say.overLimit] : []),
      base < 500_000n ? say.noTax : say.byRates,
      ...(surcharge > 0n ? [say.skipped] : []),
      ...(filingCredit > 0n ? [say.filedInTime] : []),
      ...(payable > 10_000_000n ? [say.inParts] : []),
      ...(payable > 20_000_000n ? [say.inYears] : []),
    ],
    unsettled: [...(spouse?.unsettled ?? []), ...taxUnsettled(estate)],
  };
}

/** What the deductions may come to at most (상증법 24). */
function deductionLimit(estate: TaxedEstate, value: bigint, added: TaxedGift[]): bigint {
  const { legaciesToOthers = 0n, throughRenunciation = 0n } = estate;
  const given = value > 500_000_000n ? sumOf(added, giftTaxBase) : 0n;
  return mostWon(value - legaciesToOthers - throughRenunciation - given, 0n);
}
