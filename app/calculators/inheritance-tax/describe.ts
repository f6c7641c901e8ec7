import { isUnread } from '#app/law/amendments.ts';
import type { TaxReason } from '#app/law/inheritance-tax/reasons.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { withParticle } from '#app/law/korean-words.ts';
import { explainDeadlineDoubt } from '../deadlines/phrases.ts';
import type { Explanation } from '../result/phrases.ts';
import type { ComputedTax } from './compute.ts';
import { copy } from './copy.ts';
import { givenIn, type Input } from './input.ts';
import { type Line, linesOf } from './lines.ts';
import { explainTax, explainTaxDoubt } from './phrases.ts';

/** Input fields that determine the heirs. */
type FamilyInput = Pick<Input, 'spouse' | 'children' | 'parents'>;

/** The tax in words. */
export interface TaxInWords {
  /** 배우자와 자녀 2명이라면 */
  ifFamily: string;
  /** 배우자와 자녀 2명 */
  family: string;
  /** Values assumed for empty fields. */
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
export function describeTax({ estate, tax, due, doubts }: ComputedTax, input: Input): TaxInWords {
  const explain = (reason: TaxReason) => explainTax(reason, tax.figures);
  const names: Record<string, string> = copy.payment.names;
  const payments = tax.reasons.filter(({ code }) => code in names);
  return {
    ...describeFamily(input),
    assumed: assumedIn(input),
    lines: linesOf(estate, tax, input),
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
  if (named.length === 0) return { ifFamily: words.without, family: words.nobodyShort };
  const all = second ? `${withParticle(first, '과', '와')} ${second}` : first;
  return {
    ifFamily: second || children ? withParticle(all, words.if, words.ifOpen) : words.alone(all),
    family: all,
  };
}

/** Names what was left empty and counts as nothing. */
function assumedIn(input: Input): string {
  const { left } = copy;
  const empty = [
    ...(input.debts === null ? [left.debts] : []),
    ...(givenIn(input).length === 0 ? [left.gifts] : []),
  ].join(left.and);
  return [
    ...(empty ? [left.none(withParticle(empty, '은', '는'))] : []),
    ...(input.funeral === null ? [left.funeral] : []),
  ].join(' ');
}

/** Sorts reasons in the order of the lines: taxable value, deductions, then tax. */
function inOrder(reasons: TaxReason[], deductions: TaxReason[]): TaxReason[] {
  const why = reasons.filter(({ code }) => !(code in copy.payment.names));
  const before = why.filter(({ code }) => code === 'debts-and-funeral' || code === 'gifts-added');
  return [...before, ...deductions, ...why.filter((reason) => !before.includes(reason))];
}
