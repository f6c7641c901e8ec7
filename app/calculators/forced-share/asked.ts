import { applies } from '#app/law/amendments.ts';
import type { CalendarDate } from '#app/law/family.ts';
import type { BenefitInput } from './input.ts';
import type { Member } from './member.ts';

/** Whether somebody may have got something in this way: no will gives to who died before or is disqualified (민법 1064). */
export function mayGet(kind: BenefitInput['kind'], { status }: Pick<Member, 'status'>): boolean {
  if (kind === 'gift') return true;
  return status !== 'predeceased' && !(kind === 'legacy' && status === 'disqualified');
}

/** What is asked of a gift, a legacy or insurance; what is not asked does not count. */
export interface Asked {
  /** What kind of will it is. */
  scope: boolean;
  amount: boolean;
  premiums: boolean;
  /** Debts taken over with a thing. */
  burden: boolean;
  improvement: boolean;
  /** The value at the end of the trial: only where things are given back in kind. */
  valueAtTrial: boolean;
  /** Whether it was given before or after the represented person died (대법원 2012다31802). */
  representation: boolean;
  /** How long before the death it was given (민법 1114). */
  age: boolean;
  /** What of it rewards care (민법 1008 단서). */
  reward: boolean;
  /** Whose it was in truth (대법원 2006스3). */
  inTruth: boolean;
}

export function askedOf(benefit: BenefitInput, { death, members, heirs }: AskedIn): Asked {
  const { kind, to, scope, representation, inTruthTo } = benefit;
  const legacy = kind === 'legacy';
  const universal = legacy && (scope === 'whole' || scope === 'fraction');
  const thing = kind === 'gift' || (legacy && !universal);
  const represents = asksRepresentation(benefit, members);
  const unanswered = to === '' || (represents && representation === null);
  const advance = isAdvance(benefit, members, heirs);
  const outside = !unanswered && !advance;
  const inTruth = kind === 'gift' && outside;
  return {
    scope: legacy,
    amount: !universal,
    premiums: kind === 'insurance',
    burden: thing,
    improvement: kind === 'gift',
    valueAtTrial: thing && death !== '' && !applies('forced-share-in-value', death),
    representation: represents,
    age: !legacy && outside && !(inTruth && mayBeInTruth(inTruthTo, { members, heirs })),
    reward: kind !== 'insurance' && !unanswered && advance,
    inTruth,
  };
}

export interface AskedIn {
  /** Empty where none is put in yet. */
  death: CalendarDate | '';
  members: readonly Member[];
  heirs: ReadonlySet<string>;
}

/** Whether a gift to someone else may in truth have been the person's: an heir's, or someone's whom heirs represent. */
export function mayBeInTruth(
  id: string,
  { members, heirs }: Pick<AskedIn, 'members' | 'heirs'>,
): boolean {
  return heirs.has(id) || branchOf(id, members) === 'represented';
}

/** Whether it matters if a gift was given before or after the represented person died (대법원 2012다31802). */
function asksRepresentation({ kind, to }: BenefitInput, members: readonly Member[]): boolean {
  if (kind === 'legacy') return false;
  const member = members.find(({ id }) => id === to);
  const of = members.find(({ id }) => id === member?.of);
  return member?.branch === 'representing' && of?.status === 'predeceased';
}

/** Whether the recipient's gifts and legacies count as an advance of a share (민법 1008). */
export function isAdvance(
  benefit: BenefitInput,
  members: readonly Member[],
  heirs: ReadonlySet<string>,
): boolean {
  const { to, representation } = benefit;
  if (asksRepresentation(benefit, members) && representation === 'before') return false;
  return heirs.has(to) || branchOf(to, members) === 'represented';
}

function branchOf(to: string, members: readonly Member[]): Member['branch'] {
  return members.find(({ id }) => id === to)?.branch;
}
