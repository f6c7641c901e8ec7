import { withParticle } from '#app/calculators/korean.ts';
import { isUnread } from '#app/law/amendments.ts';
import type { TaxReason } from '#app/law/inheritance-tax/reasons.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { explainDeadlineDoubt } from '../deadlines/phrases.ts';
import type { Explanation } from '../result/phrases.ts';
import type { ComputedTax } from './compute.ts';
import { copy } from './copy.ts';
import type { Input } from './input.ts';
import { type Line, linesOf } from './lines.ts';
import { explainTax, explainTaxDoubt } from './phrases.ts';

/** Input fields that determine the heirs. */
type FamilyInput = Pick<Input, 'spouse' | 'children' | 'parents'>;

/** The tax in words. */
export interface TaxInWords {
  /** 배우자와 자녀 2명이 상속하면 */
  whoInherits: string;
  /** 배우자와 자녀 2명 */
  family: string;
  /** Family for which the tax was computed, and values assumed for empty fields. */
  assumed: string;
  lines: Line[];
  /** 분납 and 연부연납, if the tax is high enough. */
  payment: (Explanation & { name: string })[];
  reasons: Explanation[];
  unsettled: Explanation[];
  /** Whether the bill may have become law and may apply. */
  outdated: boolean;
}

/** Describes how the tax is computed, why, and how it may be paid. */
export function describeTax(
  { estate, tax, due, doubts }: ComputedTax,
  family: FamilyInput,
): TaxInWords {
  const explain = (reason: TaxReason) => explainTax(reason, tax.figures);
  const names: Record<string, string> = copy.payment.names;
  const payments = tax.reasons.filter(({ code }) => code in names);
  return {
    ...describeFamily(family),
    lines: linesOf(estate, tax),
    payment: payments.map((reason) => ({ ...explain(reason), name: names[reason.code] ?? '' })),
    reasons: inOrder(
      tax.reasons,
      tax.deductions.map(({ reason }) => reason),
    ).map(explain),
    unsettled: [
      ...doubts.map(explainTaxDoubt).filter(({ text }) => text !== ''),
      ...(due?.return.unsettled.map(explainDeadlineDoubt) ?? []),
    ],
    outdated:
      doubts.some(({ code }) => code === 'bill-pending') &&
      isUnread('tax-bill-of-2026', koreanDay(new Date())),
  };
}

/** Names the heirs, and nobody else. */
function describeFamily({ spouse, children, parents }: FamilyInput) {
  const { family: words } = copy;
  const others = children
    ? [words.children(children)]
    : spouse && parents
      ? [words.parents(parents)]
      : [];
  const named = [...(spouse ? [words.spouse] : []), ...others];
  const [first = '', second] = named;
  const all = second ? `${withParticle(first, '과', '와')} ${second}` : first;
  const subject = withParticle(all, '이', '가');
  if (named.length === 0) {
    const assumed = copy.disclaimer(words.nobody);
    return { whoInherits: words.without, family: words.nobodyShort, assumed };
  }
  return {
    whoInherits: second || children > 0 ? `${subject} ${words.inherit}` : `${all} ${words.alone}`,
    family: all,
    assumed: copy.disclaimer(`${subject} ${words.some}`),
  };
}

/** Sorts reasons in the order of the lines: taxable value, deductions, then tax. */
function inOrder(reasons: TaxReason[], deductions: TaxReason[]): TaxReason[] {
  const why = reasons.filter(({ code }) => !(code in copy.payment.names));
  const before = why.filter(({ code }) => code === 'debts-and-funeral' || code === 'gifts-added');
  return [...before, ...deductions, ...why.filter((reason) => !before.includes(reason))];
}
