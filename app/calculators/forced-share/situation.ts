import Fraction from 'fraction.js';
import { amendments } from '#app/law/amendments.ts';
import { addDays } from '#app/law/calendar.ts';
import type { Gift, Heir, Legacy, LostRight, Situation } from '#app/law/forced-share/situation.ts';
import { askedOf, type FamilyContext, mayBeInTruth, representedBy } from './asked.ts';
import { type BenefitInput, type Input, OUTSIDER } from './input.ts';
import { ME } from './member.ts';

/** Converts the entries to the situation that the law computes. An empty amount counts as zero. */
export function situationOf(input: Input, heirs: Heir[], family: FamilyContext): Situation {
  const { death, estate, debts, benefits } = input;
  const given = benefits.map((benefit, index) => ({
    ...benefit,
    // Each gift to an outsider counts as a gift to a different outsider.
    to: benefit.to === OUTSIDER ? `${OUTSIDER}-${index + 1}` : benefit.to,
  }));
  return {
    death,
    heirs,
    withoutRight: family.members.flatMap(({ id, status, branch }) =>
      isLost(status) && !branch && !family.heirs.has(id) ? [{ person: id, why: status }] : [],
    ),
    estate: estate ?? 0n,
    debts: debts ?? 0n,
    gifts: given
      .filter(({ kind }) => kind !== 'legacy')
      .map((benefit) => giftOf(benefit, death, family)),
    legacies: given
      .filter(({ kind }) => kind === 'legacy')
      .map((benefit) => legacyOf(benefit, family)),
  };
}

/** Returns the heirs with limited acceptance (한정승인) by the visitor alone. */
export function withLimitedAcceptance(heirs: readonly Heir[]): Heir[] {
  return heirs.map((heir) => ({ ...heir, limitedAcceptance: heir.person === ME }));
}

function giftOf(benefit: BenefitInput, death: string, family: FamilyContext): Gift {
  const { to, amount, reward, when, knownHarm, representation, inTruthTo } = benefit;
  const questions = askedOf(benefit, family);
  const inTruth = questions.inTruth && mayBeInTruth(inTruthTo, family);
  // If the gift was meant for another branch than the recipient's, the time of that branch was not asked.
  const represented = representedBy(inTruth ? inTruthTo : to, family.members);
  const answers = represented !== null && represented.id === questions.representation?.id;
  return {
    to,
    amount: amount ?? 0n,
    reward: questions.reward ? (reward ?? 0n) : 0n,
    date: dateOf(benefit, death, questions),
    knownHarm: questions.age && when === 'before' && knownHarm,
    ...thingOf(benefit, questions),
    ...(questions.improvement && { improvement: benefit.improvement ?? undefined }),
    ...(questions.premiums && { premiums: premiumsOf(benefit) }),
    ...(inTruth && { inTruthTo }),
    ...(answers && { beforeRepresentation: representation === 'before' }),
  };
}

/** Returns a day that certainly fits the answer; undefined if the day does not matter. */
function dateOf(
  { when, before1979 }: BenefitInput,
  death: string,
  questions: ReturnType<typeof askedOf>,
): string | undefined {
  if (questions.before1979 && before1979) return addDays(amendments['forced-shares'].from, -1);
  return questions.age && when === 'year' ? death : undefined;
}

function legacyOf(benefit: BenefitInput, family: FamilyContext): Legacy {
  const { to, amount, scope, partOf, parts } = benefit;
  const questions = askedOf(benefit, family);
  const reward = questions.reward ? (benefit.reward ?? 0n) : 0n;
  if (scope === 'whole') return { to, reward, part: new Fraction(1) };
  if (scope === 'fraction') {
    return { to, reward, part: new Fraction(parts, partOf) };
  }
  return { to, amount: amount ?? 0n, reward, ...thingOf(benefit, questions) };
}

function thingOf(
  { burden, valueAtTrial }: BenefitInput,
  questions: ReturnType<typeof askedOf>,
): Pick<Gift, 'burden' | 'valueAtTrial'> {
  return {
    ...(questions.burden && { burden: burden ?? undefined }),
    ...(questions.valueAtTrial && { valueAtTrial: valueAtTrial ?? undefined }),
  };
}

function premiumsOf({ paid, premiums, premiumsByDeceased }: BenefitInput): Gift['premiums'] {
  return paid === 'all'
    ? { all: 1n, byDeceased: 1n }
    : { all: premiums ?? 0n, byDeceased: premiumsByDeceased ?? 0n };
}

function isLost(status: string | undefined): status is LostRight {
  return status === 'renounced' || status === 'disqualified' || status === 'forfeited';
}
