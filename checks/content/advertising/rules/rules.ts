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
 * The rules for every text. They find the obvious; the 광고책임변호사 reviews the rest. Rules whose words a lawyer may
 * approve come last, because the first rule that words break reports them.
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

/** The rules for cases of the firm. Their own rules come first, because their messages say more. */
const rulesOfCases = [...handledCases.map(compiled), ...rules];

/** The rules for columns. Those for cases apply to sentences about a case of the firm. */
const rulesOfColumns = [
  ...handledCases.map((rule) => compiled({ ...rule, only: ofOwnCase })),
  ...rules,
];

/** The rules for the texts of a file, which its folder decides. */
export function rulesFor(file: string): readonly CompiledRule[] {
  if (file.startsWith('content/cases/')) return rulesOfCases;
  return file.startsWith('content/columns/') ? rulesOfColumns : rules;
}
