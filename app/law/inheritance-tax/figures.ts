import { type AmendmentName, applies } from '../amendments.ts';
import type { CalendarDate } from '../family.ts';

/** Figures of the act. Amounts are in whole won. */
export interface TaxFigures {
  /** Years before the death within which gifts to heirs and to others are added back (상증법 13). */
  giftYears: { heir: number; other: number };
  /** Minimum and maximum of the funeral costs, and the additional maximum of the resting place (시행령 9②). */
  funeral: { least: bigint; most: bigint; restingPlace: bigint };
  /** 기초공제 (18). */
  basic: bigint;
  /** 배우자공제 (19). */
  spouse: { least: bigint; most: bigint };
  /** 인적공제 (20): per child and senior; per year until majority, or of a disabled person's life expectancy. */
  personal: { child: bigint; senior: bigint; year: bigint; ofAge: number };
  /** 일괄공제 (21). */
  lumpSum: bigint;
  /** 금융재산공제 (22): all up to `whole`, then a percentage, at least `whole`. */
  financial: { whole: bigint; percent: bigint; most: bigint };
  /** 동거주택공제 (23의2). */
  house: bigint;
  /** Taxable value above which gifts reduce the limit of the deductions (24). */
  giftsLimitAbove: bigint;
  /** Taxable value above which 증여세액공제 applies (28①). */
  giftCreditAbove: bigint;
  /** 증여재산공제 (53). */
  giftDeductions: { spouse: bigint; line: bigint; minor: bigint; relative: bigint };
  /** 단기재상속 (30): number of years, and percentage points deducted for each year after the first. */
  again: { years: number; percentLess: number };
  /** 과세최저한: a smaller base bears no tax (25②). */
  noTaxBelow: bigint;
  /** 세율 (26), lowest first. The last bracket has no end. */
  brackets: readonly { to: bigint | null; percent: bigint }[];
  /** 할증 (27, 57), with another percentage for a minor who gets more than `minorAbove`. */
  skip: { percent: bigint; minorPercent: bigint; minorAbove: bigint };
  /** 신고세액공제 (69). */
  filingPercent: bigint;
  /** Amounts above which 분납 (70) and 연부연납 (71) are possible. Each yearly payment must exceed `yearlyAbove`. */
  payment: { inPartsAbove: bigint; overYearsAbove: bigint; yearlyAbove: bigint };
}

/**
 * Returns the figures of the act that applies to a death on that day. Older acts are not kept: a death before the first
 * act gets the figures of that act, with a doubt.
 */
export function figuresOf(death: CalendarDate): TaxFigures {
  const act = acts.findLast(({ since }) => applies(since, death)) ?? acts[0];
  return act.figures;
}

const 억 = 100_000_000n;
const 만 = 10_000n;

const since2026: TaxFigures = {
  giftYears: { heir: 10, other: 5 },
  funeral: { least: 500n * 만, most: 1000n * 만, restingPlace: 500n * 만 },
  basic: 2n * 억,
  spouse: { least: 5n * 억, most: 30n * 억 },
  personal: { child: 5000n * 만, senior: 5000n * 만, year: 1000n * 만, ofAge: 19 },
  lumpSum: 5n * 억,
  financial: { whole: 2000n * 만, percent: 20n, most: 2n * 억 },
  house: 6n * 억,
  giftsLimitAbove: 5n * 억,
  giftCreditAbove: 5n * 억,
  giftDeductions: { spouse: 6n * 억, line: 5000n * 만, minor: 2000n * 만, relative: 1000n * 만 },
  again: { years: 10, percentLess: 10 },
  noTaxBelow: 50n * 만,
  brackets: [
    { to: 1n * 억, percent: 10n },
    { to: 5n * 억, percent: 20n },
    { to: 10n * 억, percent: 30n },
    { to: 30n * 억, percent: 40n },
    { to: null, percent: 50n },
  ],
  skip: { percent: 30n, minorPercent: 40n, minorAbove: 20n * 억 },
  filingPercent: 3n,
  payment: { inPartsAbove: 1000n * 만, overYearsAbove: 2000n * 만, yearlyAbove: 1000n * 만 },
};

/**
 * Acts, oldest first. An amendment adds an entry, `{ ...since2026, lumpSum: … }`, under its name in amendments.ts.
 */
const acts: readonly [Act, ...Act[]] = [{ since: 'tax-act-of-2026', figures: since2026 }];

interface Act {
  since: AmendmentName;
  figures: TaxFigures;
}
