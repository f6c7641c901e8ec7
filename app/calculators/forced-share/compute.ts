import type Fraction from 'fraction.js';
import { applies } from '#app/law/amendments.ts';
import type { Claim } from '#app/law/forced-share/claim.ts';
import { type ForcedShares, forcedShares } from '#app/law/forced-share/forced-shares.ts';
import { forcedShareRatio } from '#app/law/forced-share/ratio.ts';
import {
  because,
  type ForcedShareDependence,
  type ForcedShareReason,
} from '#app/law/forced-share/reasons.ts';
import { heirsOf } from '#app/law/forced-share/situation.ts';
import type { EarlierLaw } from '#app/law/governing-law.ts';
import type { ExclusionReason } from '#app/law/shares/exclusion-reasons.ts';
import type { ShareDoubt, ShareReason } from '#app/law/shares/reasons.ts';
import { statutoryShares } from '#app/law/shares/shares.ts';
import { dependencesOf } from './depends.ts';
import { familyOf, ME, type Member } from './family.ts';
import type { Input } from './input.ts';
import { type Missing, missingIn } from './missing.ts';
import { situationOf } from './situation.ts';

/** What the law gives: numbers, reasons and doubts as data. describe.ts has the words. */
export type Computed = {
  members: Member[];
  /** Ids of those who inherit. */
  heirs: ReadonlySet<string>;
} & (
  | { state: 'undated'; missing: Missing[] }
  /** Another law governs. */
  | { state: 'not-computed'; law: EarlierLaw }
  /** The visitor has no forced share, and why. */
  | { state: 'none'; exclusion: ExclusionReason | null; reasons: ForcedShareReason[] }
  | (Known &
      (
        | /** The ratio is known, the amounts are not. */
        { state: 'ratio'; missing: Missing[] }
        /** The input contradicts itself. */
        | { state: 'contradiction'; problem: ForcedShareReason }
        | ({ state: 'claim' } & ComputedClaim)
      ))
);

/** What of the family is known to be so, whatever was left and given. */
export interface Known {
  /** The visitor's statutory share. */
  share: Fraction;
  /** The visitor's forced share, as a part of the base. */
  ratio: Fraction;
}

interface ComputedClaim {
  shares: ForcedShares;
  /** The visitor's. */
  claim: Claim;
  /** What of the gifts counts, in whole won. */
  countedGifts: bigint;
  /** What was not asked for and would change it. */
  dependences: ForcedShareDependence[];
  /** Why the visitor's statutory share is what it is. */
  shareReasons: ShareReason[];
  shareDoubts: ShareDoubt[];
}

/** The visitor's claim, as far as what was put in allows. */
export function computeForcedShare(input: Input): Computed {
  const { family, members } = familyOf(input);
  const missing = missingIn(input, members);
  if (!input.death) {
    const heirs = members.filter(({ branch }) => branch !== 'represented').map(({ id }) => id);
    return { state: 'undated', missing, members, heirs: new Set(heirs) };
  }
  if (!applies('forced-shares', input.death)) {
    const reasons = [because('before-forced-shares')];
    return { state: 'none', members, heirs: new Set(), exclusion: null, reasons };
  }
  const succession = statutoryShares(family);
  if ('earlierLaw' in succession) {
    const heirs = new Set(members.map(({ id }) => id));
    return { state: 'not-computed', law: succession.earlierLaw, members, heirs };
  }
  const all = heirsOf(succession, family);
  const heirs = new Set(all.map(({ person }) => person));
  const me = all.find(({ person }) => person === ME);
  if (!me) {
    const why = succession.excluded.find(({ person }) => person === ME)?.reason ?? null;
    return { state: 'none', members, heirs, exclusion: why, reasons: [because('no-heir')] };
  }
  const { ratio, reasons } = forcedShareRatio(me.class, me.fraction, input.death);
  if (ratio.equals(0)) return { state: 'none', members, heirs, exclusion: null, reasons };

  const known = { members, heirs, share: me.fraction, ratio };
  if (missing.length > 0) return { state: 'ratio', missing, ...known };
  const shares = forcedShares(situationOf(input, members, all));
  if ('problem' in shares) return { state: 'contradiction', problem: shares.problem, ...known };
  const claim = shares.claims.find(({ person }) => person === ME);
  if (!claim) throw new Error('The visitor is an heir without a claim.');
  const gifts = shares.benefits.filter(({ kind }) => kind === 'gift');
  return {
    state: 'claim',
    ...known,
    shares,
    claim,
    countedGifts: gifts.reduce((sum, { counted }) => sum + counted, 0n),
    dependences: dependencesOf(input, { base: shares.base, claim }, members, heirs),
    shareReasons: succession.shares.flatMap(({ person, reasons: own }) =>
      person === ME ? own : [],
    ),
    shareDoubts: succession.unsettled,
  };
}
