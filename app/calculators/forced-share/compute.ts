import type Fraction from 'fraction.js';
import { applies, lawAsOf } from '#app/law/amendments.ts';
import type { Claim } from '#app/law/forced-share/claim.ts';
import { type ForcedShares, forcedShares } from '#app/law/forced-share/forced-shares.ts';
import { forcedShareRatio } from '#app/law/forced-share/ratio.ts';
import {
  because,
  type ForcedShareDependence,
  type ForcedShareReason,
} from '#app/law/forced-share/reasons.ts';
import { type Heir, heirsOf } from '#app/law/forced-share/situation.ts';
import type { EarlierLaw } from '#app/law/governing-law.ts';
import type { ExclusionReason } from '#app/law/shares/exclusion-reasons.ts';
import type { ShareDoubt, ShareReason } from '#app/law/shares/reasons.ts';
import { statutoryShares } from '#app/law/shares/shares.ts';
import { dependencesOf } from './depends.ts';
import { familyOf } from './family.ts';
import type { Input } from './input.ts';
import { ME, type Member } from './member.ts';
import { type Missing, missingIn } from './missing.ts';
import { situationOf, withLimitedAcceptance } from './situation.ts';

/** Result as data: numbers, reasons and doubts. describe.ts puts them in words. */
export type Computed = {
  members: Member[];
  /** Ids of the heirs. */
  heirs: ReadonlySet<string>;
} & (
  | { state: 'undated'; missing: Missing[] }
  /** An earlier law governs. */
  | { state: 'not-computed'; law: EarlierLaw }
  /** The visitor has no forced share, for these reasons. */
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

/** Figures that depend on the family alone, not on the estate or on gifts. */
export interface Known {
  /** The visitor's statutory share. */
  share: Fraction;
  /** The visitor's forced share, as a fraction of the base. */
  ratio: Fraction;
}

interface ComputedClaim {
  shares: ForcedShares;
  /** The visitor's claim. */
  claim: Claim;
  /** Counted part of the gifts, in whole won. */
  countedGifts: bigint;
  /** Whether limited acceptance by the visitor matters. */
  asksAcceptance: boolean;
  /** Open questions that may change the claim. */
  dependences: ForcedShareDependence[];
  /** Reasons for the visitor's statutory share. */
  shareReasons: ShareReason[];
  shareDoubts: ShareDoubt[];
}

/** Computes the visitor's claim as far as the entries allow. */
export function computeForcedShare(input: Input): Computed {
  const { death } = input;
  const found = familyOf(input);
  // Without a day of death, the law of `lawAsOf` decides which relatives are asked about.
  const succession = statutoryShares({ ...found.family, death: death || lawAsOf });
  if (death && !applies('forced-shares', death)) {
    const reasons = [because('before-forced-shares')];
    const { members } = found;
    return { state: 'none', members, heirs: new Set(), exclusion: null, reasons };
  }
  if ('earlierLaw' in succession) {
    const { members } = found;
    const heirs = new Set(members.map(({ id }) => id));
    return { state: 'not-computed', law: succession.earlierLaw, members, heirs };
  }
  const all = heirsOf(succession, found.family);
  const members = withBranches(found.members, all);
  const heirs = new Set(all.map(({ person }) => person));
  const family = { death, members, heirs };
  const missing = missingIn(input, family);
  if (!death) return { state: 'undated', missing, members, heirs };
  const me = all.find(({ person }) => person === ME);
  if (!me) {
    const why = succession.excluded.find(({ person }) => person === ME)?.reason ?? null;
    return { state: 'none', members, heirs, exclusion: why, reasons: [because('no-heir')] };
  }
  const { ratio, reasons } = forcedShareRatio(me.class, me.fraction, death);
  if (ratio.equals(0)) return { state: 'none', members, heirs, exclusion: null, reasons };

  const known = { members, heirs, share: me.fraction, ratio };
  if (missing.length > 0) return { state: 'ratio', missing, ...known };
  const situation = situationOf(input, all, family);
  const shares = forcedShares(situation);
  if ('problem' in shares) return { state: 'contradiction', problem: shares.problem, ...known };
  const asksAcceptance = shares.base > 0n && debtsRaiseClaim(claimOf(shares));
  const limited =
    asksAcceptance && input.limitedAcceptance
      ? forcedShares({ ...situation, heirs: withLimitedAcceptance(all) })
      : shares;
  if ('problem' in limited) throw new Error('The heirs make no contradiction.');
  const claim = claimOf(limited);
  return {
    state: 'claim',
    ...known,
    shares: limited,
    claim,
    countedGifts: limited.benefits.reduce(
      (sum, { kind, counted }) => (kind === 'gift' ? sum + counted : sum),
      0n,
    ),
    asksAcceptance,
    dependences: dependencesOf(input, { base: limited.base, asksAcceptance }, family),
    shareReasons: succession.shares.flatMap(({ person, reasons: own }) =>
      person === ME ? own : [],
    ),
    shareDoubts: succession.unsettled,
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
