import type { LawFactId } from '#app/firm/law-facts/law-facts.ts';
import type { DeadlineDoubt, RuleId } from '#app/law/deadlines/rules.ts';

/** The facts that each term and its sentences rest on. */
export const ruleFacts: Record<RuleId, LawFactId[]> = {
  'death-report': ['7.12', '12.26'],
  'absence-report': ['7.12', '13.3'],
  'safe-inheritance': ['7.13'],
  'inheritance-tax': ['7.1', '12.18', '12.33'],
  'acquisition-tax': ['7.11', '12.18', '13.1'],
  'spouse-division': ['7.4'],
  renunciation: ['3.1', '3.3'],
  'minor-renunciation': ['3.4', '3.5', '3.10', '11.4'],
  'next-rank-renunciation': ['3.1', '3.2', '3.3'],
  'special-limited-acceptance': ['3.3', '3.4', '12.3'],
  'minor-limited-acceptance': ['3.4'],
  'creditor-notice': ['3.8', '12.3'],
  separation: ['3.9'],
  forfeiture: ['2.2', '2.3', '2.5'],
  'forced-share-1y': ['4.1', '4.13', '4.28'],
  'forced-share-10y': ['4.1', '4.13', '4.28', '5.2'],
  'recovery-3y': ['5.6', '5.10'],
  'recovery-10y': ['5.5', '5.6'],
  recognition: ['1.17', '5.5', '11.5'],
  'secret-will': ['6.3', '11.5'],
  'oral-will': ['6.3'],
  'special-relation': ['1.19'],
};

export const deadlineDoubtFacts: Record<DeadlineDoubt['code'], LawFactId[]> = {
  'first-day-of-report': ['7.12'],
  'report-from-declaration': ['13.3'],
  'year-from-end-of-month': ['7.13'],
  'some-heirs-abroad': ['12.17'],
  'tax-return-moved': ['12.19'],
  'first-day-of-amendment': ['2.5'],
  'knew-debts-when-adult': ['3.4', '8.1'],
  'ten-years-before-declaration': ['4.13', '12.2', '13.4'],
};

/** Facts behind the worked examples, in their order. */
export const exampleFacts: LawFactId[][] = [
  ['7.1', '8.1', '8.2', '8.3'],
  ['8.4', '8.8'],
];

/** Facts behind the texts of copy.ts, by path. */
export const copyFacts: Record<string, LawFactId[]> = {
  'dateHints.heirBorn': ['3.5', '11.4'],
  'dateHints.representativeKnew': ['3.5', '11.4'],
  'dateHints.absenceDeclared': ['12.2', '12.33', '13.1', '13.2'],
  after: ['8.4'],
  taxAfter: ['8.5', '8.7'],
  tenYearsFirst: ['4.13', '5.6'],
  early: ['12.27'],
};
