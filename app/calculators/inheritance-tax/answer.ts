import { type NotComputed, notComputed } from '../result/earlier-law.ts';
import { type ComputedTax, computeTax, type OpenQuestion } from './compute.ts';
import { copy } from './copy.ts';
import { describeTax, type TaxInWords } from './describe.ts';
import type { Input } from './input.ts';

/** The computed tax, with its description in words. */
export interface TaxAnswer extends ComputedTax, TaxInWords {
  /** The tax without the spouse, or with one who was not there; null where that needs another answer. */
  otherwise: { spouse: boolean; payable: bigint } | null;
}

export type Answer =
  /** An earlier law governs. */
  | { state: 'not-computed'; why: NotComputed }
  /** A question is open on which every tax depends. */
  | { state: 'open'; question: OpenQuestion }
  | { state: 'contradiction'; problem: string }
  | TaxAnswer;

/** Returns the result for the current input. */
export function answer(input: Input): Answer {
  const computed = computeTax(input);
  switch (computed.state) {
    case 'earlier-law':
      return { state: 'not-computed', why: notComputed('inheritance-tax', computed.law) };
    case 'contradiction':
      return { state: 'contradiction', problem: copy.problems[computed.problem] };
    case 'open':
      return computed;
    case 'tax':
      return { ...computed, ...describeTax(computed, input), otherwise: otherwiseOf(input) };
  }
}

function otherwiseOf(input: Input): TaxAnswer['otherwise'] {
  const spouse = !input.spouse;
  const other = computeTax({ ...input, spouse, division: 'statutory' });
  return other.state === 'tax' ? { spouse, payable: other.tax.payable } : null;
}
