import type { TaxReason } from '#app/law/inheritance-tax/reasons.ts';
import { explainDeadlineDoubt } from '../deadlines/phrases.ts';
import type { Explanation } from '../parts/phrases.ts';
import type { ComputedTax } from './compute.ts';
import { copy } from './copy.ts';
import { type Line, linesOf } from './lines.ts';
import { explainTax, explainTaxDoubt } from './phrases.ts';

/** The tax in words. */
export interface TaxInWords {
  lines: Line[];
  /** 분납, 연부연납, where the tax is high enough. */
  payment: (Explanation & { name: string })[];
  reasons: Explanation[];
  unsettled: Explanation[];
}

/** Says how the tax comes about, why, and how it may be paid. */
export function describeTax({ estate, tax, due, doubts }: ComputedTax): TaxInWords {
  const explain = (reason: TaxReason) => explainTax(reason, tax.figures);
  const names: Record<string, string> = copy.payment.names;
  const payments = tax.reasons.filter(({ code }) => code in names);
  return {
    lines: linesOf(estate, tax),
    payment: payments.map((reason) => ({ ...explain(reason), name: names[reason.code] ?? '' })),
    reasons: inOrder(
      tax.reasons,
      tax.deductions.map(({ reason }) => reason),
    ).map(explain),
    unsettled: [
      ...doubts.map(explainTaxDoubt),
      ...(due?.return.unsettled.map(explainDeadlineDoubt) ?? []),
    ],
  };
}

/** In the order of the lines: what the taxable value is made of, the deductions, then the tax. */
function inOrder(reasons: TaxReason[], deductions: TaxReason[]): TaxReason[] {
  const why = reasons.filter(({ code }) => !(code in copy.payment.names));
  const before = why.filter(({ code }) => code === 'debts-and-funeral' || code === 'gifts-added');
  return [...before, ...deductions, ...why.filter((reason) => !before.includes(reason))];
}
