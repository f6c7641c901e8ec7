import type { LawFactId } from '#app/firm/law-facts/law-facts.ts';
import type { OfficeTermId } from '#app/law/deadlines/office-terms.ts';

/** The facts that each term with an office rests on. */
export const officeFacts: Record<OfficeTermId, LawFactId[]> = {
  'car-transfer': ['21.12'],
  'deceased-income-tax': ['70.6'],
  'health-dependant': ['70.7', '70.8'],
  'lease-objection': ['21.11'],
};

/** Facts behind the texts of copy.ts, by path. */
export const copyFacts: Record<string, LawFactId[]> = {
  'title.late': ['3.3'],
  dont: ['3.6'],
  'asks.becameHeir': ['3.1', '3.2'],
  'asks.knewDebts': ['3.3'],
  'counted.firstDay': ['8.1'],
  'counted.arrives': ['12.27'],
  'counted.moved': ['8.4', '8.5'],
  safe: ['8.4', '8.8'],
  post: ['12.27'],
  'second.accept': ['3.1', '3.6'],
  'second.acceptBy': ['3.1', '3.6'],
  'second.keep': ['3.6'],
  'second.over': ['3.1', '3.3', '3.6'],
  'second.ownMonths': ['3.1'],
  'decision.renounced': ['22.9'],
  'decision.limited': ['3.6'],
  'hints.debts': ['1.1'],
  'hints.will': ['70.11'],
};
