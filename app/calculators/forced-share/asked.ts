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
  /** Whom the recipient represents: it matters if it was given before that arose (대법원 2012다31802). */
  representation: Member | null;
  /** How long before the death it was given (민법 1114). */
  age: boolean;
  /** Whether an heir got it before 1979: nobody may demand it, and it lowers the heir's own claim (대법원 2017다278422). */
  before1979: boolean;
  /** What of it rewards care (민법 1008 단서). */
  reward: boolean;
  /** Whose it was in truth (대법원 2006스3). */
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

/** Whom the questions are about. */
export interface FamilyContext {
  /** Empty where none is put in yet. */
  death: CalendarDate | '';
  members: readonly Member[];
  heirs: ReadonlySet<string>;
}

/** Whether a gift to someone else may in truth have been the person's: an heir's, or someone's whom heirs represent. */
export function mayBeInTruth(
  id: string,
  { members, heirs }: Pick<FamilyContext, 'members' | 'heirs'>,
): boolean {
  return heirs.has(id) || branchOf(id, members) === 'represented';
}

/** Whom the person represents; null: nobody. */
export function representedBy(id: string, members: readonly Member[]): Member | null {
  const member = members.find((one) => one.id === id);
  if (member?.branch !== 'representing') return null;
  return members.find((one) => one.id === member.of) ?? null;
}

/** Whether the recipient's gifts and legacies count as an advance of a share (민법 1008). */
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
