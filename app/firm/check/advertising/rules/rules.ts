import { type CompiledRule, compiled } from '../rule.ts';
import { career } from './career.ts';
import { clients } from './clients.ts';
import { comparison } from './comparison.ts';
import { fees } from './fees.ts';
import { freeOfCharge } from './free-of-charge.ts';
import { handledCases } from './handled-cases.ts';
import { namedLawyer } from './named-lawyer.ts';
import { ofOwnCase } from './own-case.ts';
import { results } from './results.ts';
import { specialised, specialty } from './specialty.ts';
import { superlatives } from './superlatives.ts';

/**
 * Every rule. They find the obvious; the 광고책임변호사 reviews the rest. What a lawyer may approve comes last: of
 * words that break two rules, the first is told.
 */
export const rules = [
  ...results,
  ...superlatives,
  ...comparison,
  ...career,
  specialty,
  specialised,
  ...fees,
  ...freeOfCharge,
  ...clients,
  namedLawyer,
]
  .toSorted((one, other) => Number(one.approvable) - Number(other.approvable))
  .map(compiled);

/** Of the cases that the firm tells: their own first, which say more. */
const rulesOfCases = [...handledCases.map(compiled), ...rules];

/** Of columns: those of cases where they tell of a case of the firm. */
const rulesOfColumns = [
  ...handledCases.map((rule) => compiled({ ...rule, only: ofOwnCase })),
  ...rules,
];

/** The rules by which the texts of a file are judged. */
export function rulesFor(file: string): readonly CompiledRule[] {
  if (file.startsWith('content/cases/')) return rulesOfCases;
  return file.startsWith('content/columns/') ? rulesOfColumns : rules;
}
