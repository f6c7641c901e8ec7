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
      ...(added.length > 0 ? [gifts] : []),
      ...(wanted > limit ? [overLimit] : []),
      base < 500_000n ? noTax : byRates,
      ...(surcharge > 0n ? [skipped] : []),
      ...(filingCredit > 0n ? [filedInTime] : []),
      ...(payable > 20_000_000n ? [inYears] : payable > 10_000_000n ? [inParts] : []),
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

const gifts: Reason = {
  text: '돌아가시기 전 상속인에게 10년, 그 밖의 사람에게 5년 안에 한 증여를 더합니다.',
  articles: ['상속세 및 증여세법 제13조 제1항'],
};

const overLimit: Reason = {
  text: '공제를 모두 합친 금액이 한도를 넘어 한도까지만 뺍니다.',
  articles: ['상속세 및 증여세법 제24조'],
};

const noTax: Reason = {
  text: '과세표준이 50만 원에 이르지 않아 상속세를 매기지 않습니다.',
  articles: ['상속세 및 증여세법 제25조 제2항'],
};

const byRates: Reason = {
  text: '과세표준에 10%부터 50%까지 다섯 단계의 세율을 적용합니다.',
  articles: ['상속세 및 증여세법 제26조'],
};

const skipped: Reason = {
  text: '자녀를 건너뛰어 손자녀 등이 받는 몫에는 30%(미성년자가 20억 원 넘게 받으면 40%)를 더합니다. 대습상속은 그렇지 않습니다.',
  articles: ['상속세 및 증여세법 제27조'],
};

const filedInTime: Reason = {
  text: '기한 안에 신고하면 3%를 뺍니다.',
  articles: ['상속세 및 증여세법 제69조'],
};

const inParts: Reason = {
  text: '낼 세금이 1천만 원을 넘으면 납부기한이 지난 뒤 2개월 안에 일부를 나누어 낼 수 있습니다.',
  articles: ['상속세 및 증여세법 제70조'],
};

const inYears: Reason = {
  text: '낼 세금이 2천만 원을 넘으면 허가를 받아 여러 해(최장 10년)에 걸쳐 나누어 낼 수 있습니다.',
  articles: ['상속세 및 증여세법 제71조'],
};
