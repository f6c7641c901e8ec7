import type Fraction from 'fraction.js';
import { applies } from '#app/law/amendments.ts';
import type { Claim } from '#app/law/forced-share/claim.ts';
import {
  forcedShares,
  type Limitation,
  type Payment,
} from '#app/law/forced-share/forced-shares.ts';
import { forcedShareRatio } from '#app/law/forced-share/ratio.ts';
import { because, type ForcedShareDependence } from '#app/law/forced-share/reasons.ts';
import { type Heir, heirsOf, type Situation } from '#app/law/forced-share/situation.ts';
import { statutoryShares } from '#app/law/shares/shares.ts';
import { type NotComputed, notComputed } from '../parts/earlier-law.ts';
import { type Explanation, unique } from '../parts/phrases.ts';
import { explainExclusion, explainShare, explainShareDoubt } from '../shares/phrases.ts';
import { asksRepresentation, mayGet } from './asked.ts';
import { copy } from './copy.ts';
import { dependencesOf } from './depends.ts';
import { familyOf, ME, type Person } from './family.ts';
import { type Input, OUTSIDER } from './input.ts';
import { nth } from './name-of.ts';
import { explainDependence, explainForcedShare, explainForcedShareDoubt } from './phrases.ts';

export type Answer = {
  people: Person[];
  /** Ids of those who inherit. */
  heirs: ReadonlySet<string>;
} & (
  | { state: 'undated'; missing: string[] }
  /** Another law governs. */
  | { state: 'not-computed'; why: NotComputed }
  /** The visitor has no forced share, and why. */
  | { state: 'none'; reasons: Explanation[] }
  | (Known &
      (
        | /** The ratio is known, the amounts are not. */
        { state: 'ratio'; missing: string[] }
        /** The input contradicts itself. */
        | { state: 'contradiction'; problem: Explanation }
        | {
            state: 'claim';
            base: bigint;
            countedGifts: bigint;
            claim: Claim;
            /** What was not asked for and would change it. */
            dependsOn: ForcedShareDependence['code'][];
            payment: Payment;
            limitations: Limitation[];
            reasons: Explanation[];
            unsettled: Explanation[];
          }
      ))
);

/** What of the family is known to be so, whatever was left and given. */
interface Known {
  /** The visitor's statutory share. */
  share: Fraction;
  /** The visitor's forced share, as a part of the base. */
  ratio: Fraction;
}

/** The result for what was put in so far. */
export function answer(input: Input): Answer {
  const { family, people } = familyOf(input);
  const missing = missingIn(input, people);
  if (!input.death) {
    const heirs = new Set(
      people.filter(({ branch }) => branch !== 'represented').map(({ id }) => id),
    );
    return { state: 'undated', missing, people, heirs };
  }
  if (!applies('forced-shares', input.death)) {
    const reasons = [explainForcedShare(because('before-forced-shares'))];
    return { state: 'none', people, heirs: new Set(), reasons };
  }
  const succession = statutoryShares(family);
  if ('earlierLaw' in succession) {
    const why = notComputed('forced-share', succession.earlierLaw);
    return { state: 'not-computed', why, people, heirs: new Set(people.map(({ id }) => id)) };
  }
  const all = heirsOf(succession, family);
  const heirs = new Set(all.map(({ person }) => person));
  const me = all.find(({ person }) => person === ME);
  if (!me) {
    const why = succession.excluded.find(({ person }) => person === ME)?.reason;
    return {
      state: 'none',
      people,
      heirs,
      reasons: [...(why ? [explainExclusion(why)] : []), explainForcedShare(because('no-heir'))],
    };
  }
  const right = forcedShareRatio(me.class, me.fraction, input.death);
  if (right.ratio.equals(0)) {
    return { state: 'none', people, heirs, reasons: right.reasons.map(explainForcedShare) };
  }

  const known = { people, heirs, share: me.fraction, ratio: right.ratio };
  if (missing.length > 0) return { state: 'ratio', missing, ...known };
  const shares = forcedShares(situationOf(input, people, all));
  if ('problem' in shares) {
    return { state: 'contradiction', problem: explainForcedShare(shares.problem), ...known };
  }
  const claim = shares.claims.find(({ person }) => person === ME);
  if (!claim) throw new Error('The visitor is an heir without a claim.');
  const dependences = dependencesOf(input, { base: shares.base, claim }, people, heirs);
  const explained = shares.reasons.map(explainForcedShare);
  const counted = shares.benefits.filter(({ kind }) => kind === 'gift');
  return {
    state: 'claim',
    ...known,
    base: shares.base,
    countedGifts: counted.reduce((sum, gift) => sum + gift.counted, 0n),
    claim,
    dependsOn: dependences.map(({ code }) => code),
    payment: shares.payment,
    limitations: shares.limitations,
    reasons: [
      ...succession.shares
        .flatMap(({ person, reasons }) => (person === ME ? reasons : []))
        .map(explainShare),
      ...explained.slice(0, 1),
      ...unique(shares.benefits.map(({ reason }) => explainForcedShare(reason))),
      ...claim.reasons.map(explainForcedShare),
      ...explained.slice(1),
    ],
    unsettled: [
      ...dependences.map(explainDependence),
      ...succession.unsettled.map(explainShareDoubt),
      ...shares.unsettled.map(explainForcedShareDoubt),
    ],
  };
}

/** What is still to be put in: words for it, in the order of the steps. */
function missingIn({ death, estate, benefits, noGifts }: Input, people: Person[]): string[] {
  const { family, estate: estateWords, gifts, missing } = copy;
  return [
    ...(death ? [] : [family.death]),
    ...(estate === null ? [estateWords.estate] : []),
    ...(benefits.length === 0 && !noGifts ? [missing.gifts] : []),
    ...benefits.flatMap((benefit, index) => {
      const { kind, to, amount, representation } = benefit;
      const known =
        to === OUTSIDER || people.some((person) => person.id === to && mayGet(kind, person));
      const lacks = [
        !known && gifts.to,
        amount === null && gifts.amount,
        representation === null && asksRepresentation(benefit, people) && missing.representation,
      ].filter(Boolean);
      return lacks.length > 0 ? [`${nth(index + 1)} ${missing.item} ${lacks.join(', ')}`] : [];
    }),
  ];
}

function situationOf(input: Input, people: Person[], heirs: Heir[]): Situation {
  const { death, estate, debts, benefits } = input;
  const given = benefits.map((benefit, index) => {
    const { kind, to, amount, reward, when, knownHarm, representation } = benefit;
    return {
      kind,
      // Each gift to an outsider counts as one to another outsider.
      to: to === OUTSIDER ? `${OUTSIDER}-${index + 1}` : to,
      amount: amount ?? 0n,
      reward: reward ?? 0n,
      ...(kind === 'gift' && {
        // In the last year means: on a day that surely lies in it.
        date: when === 'year' ? death : undefined,
        knownHarm: when === 'before' && knownHarm,
        ...(asksRepresentation(benefit, people) && {
          beforeRepresentation: representation === 'before',
        }),
      }),
    };
  });
  return {
    death,
    heirs,
    estate: estate ?? 0n,
    debts: debts ?? 0n,
    gifts: given.filter(({ kind }) => kind === 'gift'),
    legacies: given.filter(({ kind }) => kind === 'legacy'),
  };
}
