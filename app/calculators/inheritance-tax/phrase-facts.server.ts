import type { LawFactId } from '#app/firm/law-facts/law-facts.ts';
import type { TaxDoubt, TaxReason } from '#app/law/inheritance-tax/reasons.ts';

/** The facts that each sentence of the calculator rests on. */
export const taxFacts: Record<TaxReason['code'], LawFactId[]> = {
  'debts-and-funeral': ['7.8', '12.21', '12.28'],
  'lump-sum': ['7.3', '7.5'],
  'basic-and-personal': ['7.3', '7.5'],
  'spouse-only-heir': ['7.3', '7.5'],
  'not-filed': ['7.3'],
  'financial-assets': ['7.6'],
  'cohabited-house': ['17.6'],
  'spouse-inherits': ['7.4'],
  'spouse-limit': ['7.4'],
  'spouse-minimum': ['7.4'],
  'deduction-limit': ['12.20'],
  'gifts-added': ['7.8'],
  'no-tax': ['7.8'],
  rates: ['7.2'],
  'generation-skip': ['7.8'],
  'gift-tax-credit': ['17.1', '17.2'],
  'represented-gift': ['17.9'],
  'gift-tax-limit': ['17.1'],
  'gift-tax-small': ['17.1'],
  'gift-tax-lapsed': ['17.1'],
  'inherited-again': ['17.3'],
  'not-inherited-again': ['17.3'],
  'filing-credit': ['7.8'],
  'payment-in-parts': ['7.8'],
  'payment-over-years': ['7.8', '17.5'],
};

export const taxDoubtFacts: Record<TaxDoubt['code'], LawFactId[]> = {
  'limit-below-minimum': ['12.24'],
  'lump-sum-after-renunciation': ['12.25'],
  'gift-tax-of-several': ['17.4'],
  'gift-surcharge': ['17.7', '17.9'],
  'value-inherited-again': ['17.8'],
  'before-the-act': ['7.9'],
  'bill-pending': ['7.10'],
};

/** Facts behind `leftOut`, in the order of its sentences. */
export const leftOutFacts: LawFactId[][] = [
  ['12.21'],
  ['7.8', '17.1'],
  ['12.23'],
  ['12.22'],
  ['12.18', '12.21', '12.31'],
];
export const exampleFacts: LawFactId[][] = [
  ['7.1', '7.2', '7.3', '7.4', '7.8', '12.28'],
  ['7.1', '7.2', '7.3', '7.4', '7.8', '12.21', '12.28', '17.1', '17.2'],
  ['7.1', '7.3', '7.4', '7.8', '12.20', '12.21'],
];

/** Facts behind the texts of copy.ts, by path. */
export const copyFacts: Record<string, LawFactId[]> = {
  'fields.estateHint': ['12.31'],
  'fields.debtsHint': ['12.21'],
  'fields.childrenHint': ['1.7', '7.5'],
  'fields.spouseGetsHint': ['7.4'],
  'more.funeralHint': ['12.28'],
  'more.financialHint': ['7.6'],
  'more.houseHint': ['17.6'],
  'more.giftsHint': ['7.8', '12.31', '17.2', '17.9'],
  'more.parentLivedHint': ['17.9', '17.10'],
  'more.donees': ['17.2'],
  'more.relatedHeir': ['17.2'],
  'more.giftTaxHint': ['17.2'],
  'more.deducted': ['12.20'],
  'more.takersHint': ['7.8', '12.20'],
  'more.earlierHint': ['17.3'],
  'more.seniorsHint': ['7.5'],
  'more.lifeYearsHint': ['7.5'],
  'result.differs': ['7.8', '12.20', '12.23', '17.1', '17.2'],
  'result.noBase': ['7.8'],
  'result.small': ['7.8'],
  'result.credited': ['17.1', '17.3'],
  inDebt: ['3.1', '3.7', '3.8'],
  leftOut: ['12.18', '12.22', '12.23', '12.31'],
  'due.months': ['7.1'],
  'due.spouseMonths': ['7.4'],
  'due.safe': ['12.17'],
  'due.articles': ['7.1', '7.4'],
  'payment.either': ['12.29'],
  'payment.inKind': ['17.5'],
  'left.funeral': ['12.28'],
  table: ['7.2'],
};
