import type { Recipient } from './allocation.ts';
import type { Claim } from './claim.ts';
import type { ForcedShareDoubt } from './reasons.ts';
import type { Heir } from './situation.ts';

/** What is unsettled about how a family's claims are computed; ratios and benefits have their own doubts. */
export function doubtsAbout(computed: {
  heirs: readonly Heir[];
  base: bigint;
  /** Someone has more by benefits than the share, and others bear it. */
  excessBorne: boolean;
  /** Those who represent the same person bear it first. */
  borneInBranch: boolean;
  claims: readonly Claim[];
  recipients: readonly Recipient[];
}): ForcedShareDoubt['code'][] {
  const { heirs, base, excessBorne, borneInBranch, claims, recipients } = computed;
  const indebted = claims.filter(({ netInherited }) => netInherited < 0n);
  const found: [boolean, ForcedShareDoubt['code']][] = [
    [heirs.some(({ represents }) => represents), 'gifts-of-represented'],
    [excessBorne && base > 0n, 'excess-benefit'],
    [borneInBranch && base > 0n, 'branch-bears-excess'],
    [indebted.some(({ shortfall }) => shortfall > 0n), 'debts-beyond-share'],
    [indebted.length > 0 && base === 0n, 'no-base'],
    [claims.some(({ from }) => from.length > 1), 'several-recipients'],
    [recipients.some((one) => isOverclaimed(one, claims)), 'several-claimants'],
  ];
  return found.filter(([holds]) => holds).map(([, doubt]) => doubt);
}

/** Whether the claims, each computed by itself, together exceed what the recipient owes. */
function isOverclaimed({ person, legacy, gift, own }: Recipient, claims: readonly Claim[]) {
  const demands = claims.flatMap(({ from }) => from.filter((demand) => demand.person === person));
  const claimed = demands.reduce((sum, demand) => sum + demand.legacy + demand.gift, 0n);
  const ofLegacy = demands.reduce((sum, demand) => sum + demand.legacy, 0n);
  return ofLegacy > legacy || own.add(claimed).gt(legacy + gift);
}
