import type { AmendmentName } from '../amendments.ts';
import type { Citation, Reason } from '../reason.ts';
import type { DaysOff } from './holidays.ts';
import type { Length } from './period.ts';

/** Persons with an address abroad, which extends the terms of the taxes. */
export type Abroad = 'deceased' | 'some-heirs' | 'all-heirs';

/**
 * Unsettled point of a term. If two days are possible, the term ends on the earlier one. `some-heirs-abroad` is the
 * exception: the later day is the rule, and its sentence names the earlier one.
 */
export type DeadlineDoubt = Reason<
  | 'first-day-of-report'
  | 'report-from-declaration'
  | 'year-from-end-of-month'
  | 'some-heirs-abroad'
  | 'tax-return-moved'
  | 'first-day-of-amendment'
  | 'knew-debts-when-adult'
  | 'ten-years-before-declaration'
>;

/** A period that a statute sets, and the way it is counted. */
interface RuleData {
  id: string;
  length: Length;
  /** Law that introduced today's form of this term. Earlier forms are not implemented. */
  since?: AmendmentName;
  /** Longer term if someone's address is abroad. */
  abroad?: {
    length: Length;
    who: readonly Abroad[];
    /** Doubt whether the addresses of some heirs are enough. */
    someHeirs?: DeadlineDoubt;
  };
  /** Term that ends the right itself. This term never runs beyond it. */
  endsWith?: string;
  /** Terms that must have ended before this one can begin. */
  onlyAfter?: readonly string[];
  daysOff: DaysOff;
  /** Whether the act is filed with an office, or before a court or against a person. */
  side: 'office' | 'court';
  articles: readonly Citation[];
  unsettled?: DeadlineDoubt;
}

export type RuleId = (typeof all)[number]['id'];

export interface Rule extends RuleData {
  id: RuleId;
  endsWith?: RuleId;
  onlyAfter?: readonly RuleId[];
}

const office = { daysOff: 'civil', side: 'office' } as const;
/** Tax terms. The tax acts before 1991 were not read. */
const taxOffice = { daysOff: 'tax', side: 'office', since: 'shares-of-today' } as const;
/** Terms that the Civil Act has had from its first day, or that also cover earlier deaths. */
const court = { daysOff: 'civil', side: 'court', since: 'civil-act' } as const;

/** In the order of the table without script. Terms that end on the same day keep this order in the calculator. */
const all = [
  // Filings with offices.
  {
    id: 'death-report',
    length: { months: 1 },
    ...office,
    articles: ['가족관계등록법 제84조'],
    unsettled: { code: 'first-day-of-report', articles: ['가족관계등록법 제37조'] },
  },
  {
    id: 'absence-report',
    length: { months: 1 },
    ...office,
    articles: ['가족관계등록법 제92조 제1항'],
    unsettled: { code: 'first-day-of-report', articles: ['가족관계등록법 제37조'] },
  },
  {
    id: 'safe-inheritance',
    length: { months: 12 },
    ...office,
    articles: ['행정안전부 예규'],
  },
  {
    id: 'inheritance-tax',
    length: { months: 6 },
    abroad: {
      length: { months: 9 },
      who: ['deceased', 'some-heirs', 'all-heirs'],
      someHeirs: { code: 'some-heirs-abroad', articles: ['상증법 제67조 제4항'] },
    },
    ...taxOffice,
    articles: ['상증법 제67조'],
  },
  {
    id: 'acquisition-tax',
    length: { months: 6 },
    abroad: { length: { months: 9 }, who: ['some-heirs', 'all-heirs'] },
    ...taxOffice,
    articles: ['지방세법 제20조'],
  },
  {
    id: 'spouse-division',
    length: { months: 9 },
    ...taxOffice,
    articles: ['상증법 제19조 제2항'],
  },
  // Acceptance and renunciation.
  {
    id: 'renunciation',
    length: { months: 3 },
    ...court,
    articles: ['민법 제1019조 제1항'],
  },
  {
    id: 'minor-renunciation',
    length: { months: 3 },
    ...court,
    articles: ['민법 제1020조', '민법 제1019조 제1항', '민법 제921조'],
  },
  {
    id: 'next-rank-renunciation',
    length: { months: 3 },
    ...court,
    articles: ['민법 제1019조 제1항'],
  },
  {
    id: 'special-limited-acceptance',
    length: { months: 3 },
    onlyAfter: ['renunciation', 'next-rank-renunciation'],
    ...court,
    articles: ['민법 제1019조 제3항'],
  },
  {
    id: 'minor-limited-acceptance',
    length: { months: 3 },
    ...court,
    articles: ['민법 제1019조 제4항'],
  },
  {
    id: 'creditor-notice',
    length: { days: 5 },
    ...court,
    articles: ['민법 제1032조'],
  },
  {
    id: 'separation',
    length: { months: 3 },
    ...court,
    articles: ['민법 제1045조 제1항'],
  },
  // Claims and petitions to courts.
  {
    id: 'forfeiture',
    length: { months: 6 },
    ...court,
    articles: ['민법 제1004조의2 제3항'],
  },
  {
    id: 'forced-share-1y',
    length: { months: 12 },
    endsWith: 'forced-share-10y',
    ...court,
    since: 'forced-shares',
    articles: ['민법 제1117조'],
  },
  {
    id: 'forced-share-10y',
    length: { months: 120 },
    ...court,
    since: 'forced-shares',
    articles: ['민법 제1117조'],
  },
  {
    id: 'recovery-3y',
    length: { months: 36 },
    endsWith: 'recovery-10y',
    ...court,
    since: 'shares-of-today',
    articles: ['민법 제999조 제2항'],
  },
  {
    id: 'recovery-10y',
    length: { months: 120 },
    ...court,
    since: 'shares-of-today',
    articles: ['민법 제999조 제2항'],
  },
  {
    id: 'recognition',
    length: { months: 24 },
    ...court,
    articles: ['민법 제864조'],
  },
  {
    id: 'secret-will',
    length: { days: 5 },
    ...court,
    articles: ['민법 제1069조 제2항'],
  },
  {
    id: 'oral-will',
    length: { days: 7 },
    ...court,
    articles: ['민법 제1070조 제2항'],
  },
  {
    id: 'special-relation',
    length: { months: 2 },
    ...court,
    since: 'shares-of-today',
    articles: ['민법 제1057조의2 제2항'],
  },
] as const satisfies readonly RuleData[];

export const rules: readonly Rule[] = all;
