import type { Claim } from '#app/law/forced-share/claim.ts';
import type { Limitation, Payment } from '#app/law/forced-share/forced-shares.ts';
import type { ForcedShareDependence } from '#app/law/forced-share/reasons.ts';
import { type NotComputed, notComputed } from '../result/earlier-law.ts';
import { type Explanation, unique } from '../result/phrases.ts';
import { explainExclusion, explainShare, explainShareDoubt } from '../shares/phrases.ts';
import type { Computed, Known } from './compute.ts';
import { copy } from './copy.ts';
import type { BenefitLack, Missing } from './missing.ts';
import { nth } from './name-of.ts';
import type { Person } from './names.ts';
import { explainDependence, explainForcedShare, explainForcedShareDoubt } from './phrases.ts';

/** Result in words. */
export type Answer = {
  people: Person[];
  /** Ids of the heirs. */
  heirs: ReadonlySet<string>;
} & (
  | { state: 'undated'; missing: string[] }
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
        | ({ state: 'claim' } & DescribedClaim)
      ))
);

interface DescribedClaim {
  base: bigint;
  countedGifts: bigint;
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

/** Describes the result, missing entries and reasons. */
export function describeForcedShare(computed: Computed, people: Person[]): Answer {
  const { heirs } = computed;
  switch (computed.state) {
    case 'undated':
      return { state: 'undated', people, heirs, missing: missingWords(computed.missing) };
    case 'not-computed':
      return {
        state: 'not-computed',
        people,
        heirs,
        why: notComputed('forced-share', computed.law),
      };
    case 'none': {
      const { exclusion, reasons } = computed;
      const why = exclusion ? [explainExclusion(exclusion)] : [];
      return {
        state: 'none',
        people,
        heirs,
        reasons: [...why, ...reasons.map(explainForcedShare)],
      };
    }
    case 'ratio': {
      const { share, ratio, missing } = computed;
      return { state: 'ratio', people, heirs, share, ratio, missing: missingWords(missing) };
    }
    case 'contradiction': {
      const { share, ratio, problem } = computed;
      return {
        state: 'contradiction',
        people,
        heirs,
        share,
        ratio,
        problem: explainForcedShare(problem),
      };
    }
    case 'claim': {
      const { share, ratio } = computed;
      return { state: 'claim', people, heirs, share, ratio, ...describeClaim(computed) };
    }
  }
}

function describeClaim(computed: Extract<Computed, { state: 'claim' }>): DescribedClaim {
  const { shares, claim, countedGifts, asksAcceptance, dependences } = computed;
  const { shareReasons, shareDoubts } = computed;
  const explained = shares.reasons.map(explainForcedShare);
  return {
    base: shares.base,
    countedGifts,
    claim,
    asksAcceptance,
    dependsOn: dependences.map(({ code }) => code),
    payment: shares.payment,
    limitations: shares.limitations,
    reasons: [
      ...shareReasons.map(explainShare),
      ...explained.slice(0, 1),
      ...unique(shares.benefits.map(({ reason }) => explainForcedShare(reason))),
      ...claim.reasons.map(explainForcedShare),
      ...explained.slice(1),
    ],
    unsettled: [
      ...dependences.map(explainDependence),
      ...shareDoubts.map(explainShareDoubt),
      ...shares.unsettled.map(explainForcedShareDoubt),
    ],
  };
}

function missingWords(missing: readonly Missing[]): string[] {
  const { missing: words } = copy;
  return missing.map((one) =>
    one.field === 'benefit'
      ? `${nth(one.number)} ${words.item} ${one.lacks.map((lack) => lackWords[lack]).join(', ')}`
      : fieldWords[one.field],
  );
}

const fieldWords = {
  death: copy.family.death,
  relative: copy.missing.relative,
  estate: copy.estate.estate,
  gifts: copy.missing.gifts,
};

const lackWords: Record<BenefitLack, string> = {
  to: copy.gifts.to,
  amount: copy.missing.amount,
  premiums: copy.missing.premiums,
  representation: copy.missing.representation,
};
