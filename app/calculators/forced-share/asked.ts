import type { Member } from './family.ts';
import type { BenefitInput } from './input.ts';

/** Whether somebody may have got something in this way: no will gives to who died before. */
export function mayGet(kind: BenefitInput['kind'], { branch }: Member): boolean {
  return kind === 'gift' || branch !== 'represented';
}

/** Whether it matters if a gift was given before or after the represented person died (대법원 2012다31802). */
export function asksRepresentation({ kind, to }: BenefitInput, people: readonly Member[]): boolean {
  return kind === 'gift' && branchOf(to, people) === 'representing';
}

/** Whether the recipient's gifts and legacies count as an advance of a share (민법 1008). */
export function isAdvance(
  benefit: BenefitInput,
  people: readonly Member[],
  heirs: ReadonlySet<string>,
): boolean {
  const { to, representation } = benefit;
  if (asksRepresentation(benefit, people) && representation === 'before') return false;
  return heirs.has(to) || branchOf(to, people) === 'represented';
}

function branchOf(to: string, people: readonly Member[]): Member['branch'] {
  return people.find(({ id }) => id === to)?.branch;
}
