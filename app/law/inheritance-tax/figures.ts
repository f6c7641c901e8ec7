import { type AmendmentName, applies } from '../amendments.ts';
import type { CalendarDate } from '../family.ts';

/** What the act counts with. Money in whole won. */
export interface TaxFigures {
  /** Added to what the heirs were given: so many years before the death, and others (상증법 13). */
  giftYears: { heir: number; other: number };
  /** Funeral costs count as at least and at most this; the resting place up to that besides (시행령 9②). */
  funeral: { least: bigint; most: bigint; restingPlace: bigint };
  /** 기초공제 (18). */
  basic: bigint;
  /** 배우자공제 (19). */
  spouse: { least: bigint; most: bigint };
  /** 인적공제 (20): for each child and senior; for each year until a minor is of age, or is expected to live. */
  personal: { child: bigint; senior: bigint; year: bigint; ofAge: number };
  /** 일괄공제 (21). */
  lumpSum: bigint;
  /** 금융재산공제 (22): all up to `whole`, then a part, at least `whole`. */
  financial: { whole: bigint; percent: bigint; most: bigint };
  /** 동거주택공제 (23의2). */
  house: bigint;
  /** Gifts narrow the deductions where the taxable value is above this (24). */
  giftsLimitAbove: bigint;
  /** 증여세액공제: only where the taxable value is above this (28①). */
  giftCreditAbove: bigint;
  /** 증여재산공제 (53). */
  giftDeductions: { spouse: bigint; line: bigint; minor: bigint; relative: bigint };
  /** 단기재상속 (30): within so many years, so much less for each year after the first. */
  again: { years: number; percentLess: number };
  /** 과세최저한: nothing on a smaller base (25②). */
  noTaxBelow: bigint;
  /** 세율 (26), lowest first; the last has no end. */
  brackets: readonly { to: bigint | null; percent: bigint }[];
  /** 할증 (27, 57); for a minor who gets more than `minorAbove`, another one. */
  skip: { percent: bigint; minorPercent: bigint; minorAbove: bigint };
  /** 신고세액공제 (69). */
  filingPercent: bigint;
  /** 분납 (70) and 연부연납 (71) above these amounts; of the latter more than that each time. */
  payment: { inPartsAbove: bigint; overYearsAbove: bigint; yearlyAbove: bigint };
}

/**
 * The figures of the act that applies to a death on that day. Older acts are not kept: a death before the
 * first of them gets its figures, with a doubt.
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
 * Oldest first. An amendment is one more entry, `{ ...since2026, lumpSum: … }`, with the name that
 * amendments.ts gives to its first day.
 */
const acts: readonly [Act, ...Act[]] = [{ since: 'tax-act-of-2026', figures: since2026 }];

interface Act {
  since: AmendmentName;
  figures: TaxFigures;
}
