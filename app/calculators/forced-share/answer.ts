import type Fraction from 'fraction.js';
import { applies, lawAsOf } from '#app/law/amendments.ts';
import type { Claim } from '#app/law/forced-share/claim.ts';
import {
  type ForcedShares,
  forcedShares,
  type Limitation,
  type Payment,
} from '#app/law/forced-share/forced-shares.ts';
import { forcedShareRatio } from '#app/law/forced-share/ratio.ts';
import { because, type ForcedShareDependence } from '#app/law/forced-share/reasons.ts';
import { type Heir, heirsOf } from '#app/law/forced-share/situation.ts';
import { type Succession, statutoryShares } from '#app/law/shares/shares.ts';
import { type NotComputed, notComputed } from '../result/earlier-law.ts';
import { type Explanation, unique } from '../result/phrases.ts';
import { explainExclusion, explainShare, explainShareDoubt } from '../shares/phrases.ts';
import { familyOf, ME, type Member } from './family.ts';
import { giftInFamily } from './gift-in-family.ts';
import { type Input, OUTSIDER } from './input.ts';
import { type Labels, namesOf, type Person } from './names.ts';
import { dependencesOf, missingIn } from './open-questions.ts';
import { explainDependence, explainForcedShare, explainForcedShareDoubt } from './phrases.ts';
import { situationOf, withLimitedAcceptance } from './situation.ts';
import { openQuestions } from './summaries.ts';

/** Result in words. */
export type Answer = {
  people: Person[];
  /** Ids of the heirs. */
  heirs: ReadonlySet<string>;
} & ( // Questions about the family, or the day of death, are not answered.
  | { state: 'open'; missing: string[] }
  /** An earlier law governs. */
  | { state: 'not-computed'; why: NotComputed }
  /** The visitor has no forced share, for these reasons. */
  | { state: 'none'; reasons: Explanation[] }
  | (Known &
      (
        | /** The ratio is known, the amounts are not. */
        { state: 'ratio'; missing: string[] }
        /** The input contradicts itself. */
        | { state: 'contradiction'; problem: Explanation }
        | ({ state: 'claim' } & ClaimInWords)
      ))
);

/** Figures that depend on the family alone, not on the estate or on gifts. */
interface Known {
  /** The visitor's statutory share. */
  share: Fraction;
  /** The visitor's forced share, as a fraction of the base. */
  ratio: Fraction;
}

interface ClaimInWords {
  base: bigint;
  /** Counted part of the gifts, in whole won. */
  countedGifts: bigint;
  /** The visitor's claim. */
  claim: Claim;
  /** Whether limited acceptance by the visitor matters. */
  asksAcceptance: boolean;
  /** Open questions that may change the claim. */
  dependsOn: ForcedShareDependence['code'][];
  payment: Payment;
  limitations: Limitation[];
  reasons: Explanation[];
  unsettled: Explanation[];
}

/**
 * Computes the visitor's claim as far as the entries allow, and puts it in words.
 *
 * @param labels the visitor's own labels of members, by id
 */
export function answer(input: Input, labels: Labels = new Map()): Answer {
  const { death } = input;
  const { family, members } = familyOf(input);
  // Without a day of death, the law of `lawAsOf` decides which relatives are asked about.
  const succession = statutoryShares({ ...family, death: death || lawAsOf });
  if (death && !applies('forced-shares', death)) {
    const reasons = [explainForcedShare(because('before-forced-shares'))];
    return { state: 'none', people: namesOf(members, input, labels), heirs: new Set(), reasons };
  }
  if ('earlierLaw' in succession) {
    const why = notComputed('forced-share', succession.earlierLaw);
    const heirs = new Set(members.map(({ id }) => id));
    return { state: 'not-computed', people: namesOf(members, input, labels), heirs, why };
  }
  const all = heirsOf(succession, family);
  const people = namesOf(withBranches(members, all), input, labels);
  const heirs = new Set(all.map(({ person }) => person));
  const within = { death, members: people, heirs };
  const gifts = input.benefits.map((one) => giftInFamily(one, within));
  const missing = missingIn(input, people, gifts);
  const open = openQuestions(input);
  if (!death || open.length > 0) {
    return { state: 'open', people, heirs, missing: [...open, ...missing] };
  }
  const me = all.find(({ person }) => person === ME);
  if (!me) {
    const why = succession.excluded.find(({ person }) => person === ME)?.reason;
    const reasons = [explainForcedShare(because('no-heir'))];
    if (why) reasons.unshift(explainExclusion(why));
    return { state: 'none', people, heirs, reasons };
  }
  const { ratio, reasons } = forcedShareRatio(me.class, me.fraction, death);
  if (ratio.equals(0)) {
    return { state: 'none', people, heirs, reasons: reasons.map(explainForcedShare) };
  }
  const known = { people, heirs, share: me.fraction, ratio };
  if (missing.length > 0) return { ...known, state: 'ratio', missing };
  const situation = situationOf(input, all, within, gifts);
  const shares = forcedShares(situation);
  if ('problem' in shares) {
    return { ...known, state: 'contradiction', problem: explainForcedShare(shares.problem) };
  }
  const asksAcceptance = shares.base > 0n && debtsRaiseClaim(claimOf(shares));
  const limited =
    asksAcceptance && input.limitedAcceptance
      ? forcedShares({ ...situation, heirs: withLimitedAcceptance(all) })
      : shares;
  if ('problem' in limited) throw new Error('The heirs make no contradiction.');
  const dependences = dependencesOf(input, { base: limited.base, asksAcceptance }, gifts);
  return {
    ...known,
    state: 'claim',
    asksAcceptance,
    dependsOn: dependences.map(({ code }) => code),
    ...describeClaim(limited, succession, dependences.map(explainDependence)),
  };
}

/**
 * Whether the visitor, an heir, may have to renounce or to accept with a limit: the debts exceed the estate, nobody
 * else gets everything with its debts by will (민법 1078), and limited acceptance is not declared yet.
 */
export function needsDebtWarning(input: Input, answer: Answer): boolean {
  const { estate, debts, benefits, limitedAcceptance } = input;
  if (answer.state !== 'ratio' && answer.state !== 'claim') return false;
  const known = (id: string) => id === OUTSIDER || answer.people.some((one) => one.id === id);
  const debtsAreLeft = !benefits.some(
    ({ kind, scope, to }) => kind === 'legacy' && scope === 'whole' && to !== ME && known(to),
  );
  // An answer does not count once its question has disappeared.
  const declared = answer.state === 'claim' && answer.asksAcceptance && limitedAcceptance === true;
  return debtsAreLeft && !declared && estate !== null && (debts ?? 0n) > estate;
}

function describeClaim(shares: ForcedShares, succession: Succession, depends: Explanation[]) {
  const { base, benefits, payment, limitations } = shares;
  const claim = claimOf(shares);
  const explained = shares.reasons.map(explainForcedShare);
  const gifts = benefits.filter(({ kind }) => kind === 'gift');
  const mine = succession.shares.find(({ person }) => person === ME);
  return {
    base,
    countedGifts: gifts.reduce((sum, { counted }) => sum + counted, 0n),
    claim,
    payment,
    limitations,
    reasons: [
      ...(mine?.reasons ?? []).map(explainShare),
      ...explained.slice(0, 1),
      ...unique(benefits.map(({ reason }) => explainForcedShare(reason))),
      ...claim.reasons.map(explainForcedShare),
      ...explained.slice(1),
    ],
    unsettled: [
      ...depends,
      ...succession.unsettled.map(explainShareDoubt),
      ...shares.unsettled.map(explainForcedShareDoubt),
    ],
  };
}

function claimOf({ claims }: ForcedShares): Claim {
  const claim = claims.find(({ person }) => person === ME);
  if (!claim) throw new Error('The visitor is an heir without a claim.');
  return claim;
}

/** Whether debts beyond the inheritance raise the claim, which limited acceptance prevents (대법원 2020다247428). */
function debtsRaiseClaim({ netInherited, shortfall }: Claim): boolean {
  return netInherited < 0n && shortfall > 0n;
}

/** Marks represented members and representatives, which the succession determines. */
function withBranches(members: readonly Member[], heirs: readonly Heir[]): Member[] {
  return members.map((member) => {
    if (heirs.some(({ represents }) => represents === member.id)) {
      return { ...member, branch: 'represented' };
    }
    const represents = heirs.some(({ person, represents: of }) => person === member.id && of);
    return represents ? { ...member, branch: 'representing' } : member;
  });
}
