import { applies } from '#app/law/amendments.ts';
import type { CalendarDate } from '#app/law/family.ts';
import type { BenefitInput } from './input.ts';
import type { Member } from './member.ts';

/**
 * Whether a person can have received a benefit of this kind. People who died before can only have received gifts, and
 * disqualified people no legacies (민법 1064).
 */
export function mayGet(kind: BenefitInput['kind'], { status }: Pick<Member, 'status'>): boolean {
  if (kind === 'gift') return true;
  return status !== 'predeceased' && !(kind === 'legacy' && status === 'disqualified');
}

/** Questions about a gift, a legacy or insurance. Answers to questions that are not asked do not count. */
export interface Asked {
  /** Kind of will. */
  scope: boolean;
  amount: boolean;
  premiums: boolean;
  /** Debts taken over with a thing. */
  burden: boolean;
  improvement: boolean;
  /** Value at the end of the trial; asked only if things are given back in kind. */
  valueAtTrial: boolean;
  /**
   * The person represented by the recipient, or by the person for whom the gift was meant. It matters whether the gift
   * came before the representation (대법원 2012다31802).
   */
  representation: Member | null;
  /** Time between the gift and the death (민법 1114). */
  age: boolean;
  /** Whether an heir got it before 1979. Nobody can claim it, but it lowers the heir's own claim (대법원 2017다278422). */
  before1979: boolean;
  /** Part that rewards care (민법 1008 단서). */
  reward: boolean;
  /** The person for whom the gift was in truth meant (대법원 2006스3). */
  inTruth: boolean;
}

export function askedOf(benefit: BenefitInput, family: FamilyContext): Asked {
  const { kind, to, scope, representation, inTruthTo } = benefit;
  const { death, members, heirs } = family;
  const legacy = kind === 'legacy';
  const universal = legacy && (scope === 'whole' || scope === 'fraction');
  const thing = kind === 'gift' || (legacy && !universal);
  const represented = legacy ? null : representedBy(to, members);
  const unanswered = to === '' || (represented !== null && representation === null);
  const advance = isAdvance(benefit, members, heirs);
  const outside = !unanswered && !advance;
  const inTruth = kind === 'gift' && outside;
  const meant = inTruth && mayBeInTruth(inTruthTo, family) ? inTruthTo : null;
  const meantFor = meant === null ? null : representedBy(meant, members);
  const isAdvanceOfMeant = meant !== null && !(meantFor && representation === 'before');
  return {
    scope: legacy,
    amount: !universal,
    premiums: kind === 'insurance',
    burden: thing,
    improvement: kind === 'gift',
    valueAtTrial: thing && death !== '' && !applies('forced-share-in-value', death),
    representation: represented ?? meantFor,
    age: !legacy && outside && !isAdvanceOfMeant,
    before1979: kind === 'gift' && !unanswered && advance,
    reward: kind !== 'insurance' && !unanswered && advance,
    inTruth,
  };
}

/** The family that the questions are about. */
export interface FamilyContext {
  /** Empty if not entered yet. */
  death: CalendarDate | '';
  members: readonly Member[];
  heirs: ReadonlySet<string>;
}

/** Whether a gift to someone else may in truth have been meant for this person: an heir or a represented person. */
export function mayBeInTruth(
  id: string,
  { members, heirs }: Pick<FamilyContext, 'members' | 'heirs'>,
): boolean {
  return heirs.has(id) || branchOf(id, members) === 'represented';
}

/** Returns the member whom this person represents; null: nobody. */
export function representedBy(id: string, members: readonly Member[]): Member | null {
  const member = members.find((one) => one.id === id);
  if (member?.branch !== 'representing') return null;
  return members.find((one) => one.id === member.of) ?? null;
}

/** Whether the benefit counts as an advance on a share (민법 1008). */
export function isAdvance(
  benefit: BenefitInput,
  members: readonly Member[],
  heirs: ReadonlySet<string>,
): boolean {
  const { kind, to, representation } = benefit;
  if (kind !== 'legacy' && representedBy(to, members) && representation === 'before') return false;
  return heirs.has(to) || branchOf(to, members) === 'represented';
}

function branchOf(to: string, members: readonly Member[]): Member['branch'] {
  return members.find(({ id }) => id === to)?.branch;
}
