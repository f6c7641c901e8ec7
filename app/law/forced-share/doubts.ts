import type { Recipient } from './allocation.ts';
import type { Claim } from './claim.ts';
import type { ForcedShareDoubt } from './reasons.ts';
import type { Heir } from './situation.ts';

/** Lists unsettled points of a family's claims. Ratios and benefits carry their own doubts. */
export function doubtsAbout(computed: {
  heirs: readonly Heir[];
  base: bigint;
  /** Whether all heirs bear the excess of an over-advanced heir. */
  excessBorne: boolean;
  /** Whether the other representatives of the same person bear an excess first. */
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

/** Whether the claims together exceed what the recipient must return. Each claim is computed alone. */
function isOverclaimed({ person, legacy, gift, own }: Recipient, claims: readonly Claim[]) {
  const demands = claims.flatMap(({ from }) => from.filter((demand) => demand.person === person));
  const claimed = demands.reduce((sum, demand) => sum + demand.legacy + demand.gift, 0n);
  const ofLegacy = demands.reduce((sum, demand) => sum + demand.legacy, 0n);
  return ofLegacy > legacy || own.add(claimed).gt(legacy + gift);
}
