import { lawAsOf } from '#app/law/amendments.ts';
import { type Deadline, deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import type { RuleId } from '#app/law/deadlines/rules.ts';
import { type EarlierLaw, earlierLaw } from '#app/law/governing-law.ts';
import type { TaxedEstate } from '#app/law/inheritance-tax/estate.ts';
import { type InheritanceTax, inheritanceTax } from '#app/law/inheritance-tax/inheritance-tax.ts';
import { type TaxDoubt, taxDoubt } from '#app/law/inheritance-tax/reasons.ts';
import { doneeOf, estateOf, takenIn } from './estate.ts';
import { givenIn, type Input, openQuestion } from './input.ts';

/** Result of the law as data: numbers, reasons and doubts. describe.ts has the words. */
export type Computed =
  | { state: 'earlier-law'; law: EarlierLaw }
  /** A question is open on which every tax depends. */
  | { state: 'open'; question: OpenQuestion }
  | { state: 'contradiction'; problem: Problem }
  | ComputedTax;

export interface ComputedTax {
  state: 'tax';
  estate: TaxedEstate;
  tax: InheritanceTax;
  due: Due | null;
  /** Whether the debts exceed the assets. */
  inDebt: boolean;
  /**
   * Whether both the donee and the gift deduction of a gift are unknown. That narrows the deductions
   * (상증법 24, 53), and gift tax is credited only if the return states it.
   */
  lacksDonee: boolean;
  doubts: TaxDoubt[];
}

export type OpenQuestion = NonNullable<ReturnType<typeof openQuestion>>;

/** The input that contradicts another input. */
type Problem =
  | 'financial'
  | 'house'
  | 'spouseGets'
  | 'takers'
  | 'deducted'
  | 'again'
  | 'earlierDeath'
  | 'minors';

/** Due dates of an estate whose date of death is known. */
export interface Due {
  return: Deadline;
  /** Last day of the shorter term, if it is doubtful that the longer term applies. */
  safe: string | null;
  /** Term to divide and register the spouse's part; null unless the deduction depends on it. */
  spouse: Deadline | null;
}

/** Computes the tax on the current input. */
export function computeTax(input: Input): Computed {
  const law = input.death ? earlierLaw({ death: input.death }) : null;
  if (law) return { state: 'earlier-law', law };
  const question = openQuestion(input);
  if (question) return { state: 'open', question };
  const problem = problemOf(input);
  if (problem) return { state: 'contradiction', problem };

  const estate = estateOf(input, input.death || lawAsOf);
  const tax = inheritanceTax(estate);
  return {
    state: 'tax',
    estate,
    tax,
    inDebt: estate.debts > estate.assets,
    lacksDonee: givenIn(input).some((gift) => doneeOf(gift) === null && gift.deducted === null),
    due: input.death ? dueOf(input, tax) : null,
    doubts: input.death ? tax.unsettled : withPendingBill(tax.unsettled),
  };
}

/** Adds the doubt about the bill, unless present: without a date, the death may fall under the new law. */
function withPendingBill(doubts: TaxDoubt[]): TaxDoubt[] {
  return doubts.some(({ code }) => code === 'bill-pending')
    ? doubts
    : [...doubts, taxDoubt('bill-pending')];
}

function problemOf(input: Input): Problem | null {
  const { financial, house, spouse, division, spouseGets, minors, children, earlier } = input;
  const estate = input.estate ?? 0n;
  const taken = takenIn(input);
  if ((financial ?? 0n) > estate) return 'financial';
  if ((house ?? 0n) > estate) return 'house';
  if (taken > estate) return 'takers';
  if (spouse && division === 'other' && (spouseGets ?? 0n) + taken > estate) return 'spouseGets';
  if (givenIn(input).some(({ amount, deducted }) => (deducted ?? 0n) > amount)) return 'deducted';
  if ((earlier?.again ?? 0n) > (earlier?.estate ?? earlier?.again ?? 0n)) return 'again';
  if (earlier && input.death !== '' && earlier.death > input.death) return 'earlierDeath';
  return minors.length > (children ?? 0) ? 'minors' : null;
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
