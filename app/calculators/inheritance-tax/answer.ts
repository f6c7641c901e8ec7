import { lawAsOf } from '#app/law/amendments.ts';
import { type Deadline, deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import type { RuleId } from '#app/law/deadlines/rules.ts';
import { earlierLaw } from '#app/law/governing-law.ts';
import { type InheritanceTax, inheritanceTax } from '#app/law/inheritance-tax/inheritance-tax.ts';
import { taxDoubt } from '#app/law/inheritance-tax/reasons.ts';
import { explainDeadlineDoubt } from '../deadlines/phrases.ts';
import { type NotComputed, notComputed } from '../parts/earlier-law.ts';
import type { Explanation } from '../parts/phrases.ts';
import { copy } from './copy.ts';
import { estateOf } from './estate.ts';
import type { Input } from './input.ts';
import { type Line, linesOf } from './lines.ts';
import { explainTax, explainTaxDoubt } from './phrases.ts';

/** Until when; of days where the day of the death is known. */
export interface Due {
  return: Deadline;
  /** The day of the shorter term, where it is not beyond doubt that the longer one applies. */
  safe: string | null;
  /** Until when what the spouse takes is divided and registered; where the deduction depends on it. */
  spouse: Deadline | null;
}

export type Answer =
  /** Another law governs. */
  | { state: 'not-computed'; why: NotComputed }
  /** No estate was put in yet. */
  | { state: 'open' }
  | { state: 'contradiction'; problem: string }
  | {
      state: 'tax';
      tax: InheritanceTax;
      lines: Line[];
      due: Due | null;
      /** 분납, 연부연납, where the tax is high enough. */
      payment: (Explanation & { name: string })[];
      reasons: Explanation[];
      unsettled: Explanation[];
    };

/** The result for what was put in so far. */
export function answer(input: Input): Answer {
  const law = input.death ? earlierLaw({ death: input.death }) : null;
  if (law) return { state: 'not-computed', why: notComputed('inheritance-tax', law) };
  if (input.estate === null) return { state: 'open' };
  const problem = problemOf(input);
  if (problem) return { state: 'contradiction', problem };

  const estate = estateOf(input, input.death || lawAsOf);
  const tax = inheritanceTax(estate);
  const due = input.death ? dueOf(input, tax) : null;
  const payments = tax.reasons.flatMap((reason) =>
    reason.code in copy.payment.names ? [reason] : [],
  );
  const why = tax.reasons.filter((reason) => !payments.includes(reason));
  const before = why.filter(({ code }) => code === 'debts-and-funeral' || code === 'gifts-added');
  const after = why.filter((reason) => !before.includes(reason));
  const ordered = [...before, ...tax.deductions.map(({ reason }) => reason), ...after];
  const names: Record<string, string> = copy.payment.names;
  return {
    state: 'tax',
    tax,
    lines: linesOf(estate, tax),
    due,
    payment: payments.map((reason) => ({
      ...explainTax(reason, tax.figures),
      name: names[reason.code] ?? '',
    })),
    reasons: ordered.map((reason) => explainTax(reason, tax.figures)),
    unsettled: [
      ...tax.unsettled,
      // The death is still to come, or its day is left open.
      ...(input.death ? [] : [taxDoubt('bill-pending')]),
    ]
      .map(explainTaxDoubt)
      .concat(due?.return.unsettled.map(explainDeadlineDoubt) ?? []),
  };
}

/** What of the input contradicts itself; empty where nothing does. */
function problemOf(input: Input): string {
  const { financial, house, spouse, division, spouseGets, minors, children } = input;
  const estate = input.estate ?? 0n;
  const { problems } = copy;
  if ((financial ?? 0n) > estate) return problems.financial;
  if ((house ?? 0n) > estate) return problems.house;
  if (spouse && division === 'other' && (spouseGets ?? 0n) > estate) return problems.spouseGets;
  if (minors.length > children) return problems.minors;
  return '';
}

function dueOf({ death, abroad }: Input, tax: InheritanceTax): Due {
  const end = (id: RuleId, away: Input['abroad']) => {
    const facts = { death, knew: death, ...(away !== 'none' && { abroad: abroads[away] }) };
    const found = deadlinesOf(facts).find(({ rule }) => rule.id === id);
    if (!found) throw new Error(`The term '${id}' does not run.`);
    return found;
  };
  const taxReturn = end('inheritance-tax', abroad);
  const dependsOnDivision = tax.deductions.some(
    ({ reason: { code } }) => code === 'spouse-inherits' || code === 'spouse-limit',
  );
  return {
    return: taxReturn,
    safe: taxReturn.unsettled.length > 0 ? end('inheritance-tax', 'none').end : null,
    spouse: dependsOnDivision ? end('spouse-division', abroad) : null,
  };
}

const abroads = { some: 'some-heirs', all: 'all-heirs' } as const;
