import { forcedShareDoubts as doubts } from '#app/content/forced-share-reasons.ts';
import type { Unsettled } from '../explanation.ts';
import type { Recipient } from './allocation.ts';
import type { Claim } from './claim.ts';
import type { Heir } from './situation.ts';

/** What is unsettled about how a family's claims are computed; ratios and benefits carry their own. */
export function doubtfulOf(computed: {
  heirs: readonly Heir[];
  base: bigint;
  /** Someone has more by benefits than the share, and others bear it. */
  excessBorne: boolean;
  claims: readonly Claim[];
  recipients: readonly Recipient[];
}): Unsettled[] {
  const { heirs, base, excessBorne, claims, recipients } = computed;
  const indebted = claims.filter(({ netInherited }) => netInherited < 0n);
  const found: [boolean, Unsettled][] = [
    [heirs.some(({ represents }) => represents), doubts.representedGifts],
    [excessBorne && base > 0n, doubts.excessBenefit],
    [indebted.some(({ shortfall }) => shortfall > 0n), doubts.debtsBeyondShare],
    [indebted.length > 0 && base === 0n, doubts.noBase],
    [claims.some(({ from }) => from.length > 1), doubts.severalRecipients],
    [recipients.some((one) => isAskedTooMuch(one, claims)), doubts.severalClaimants],
  ];
  return found.filter(([holds]) => holds).map(([, unsettled]) => unsettled);
}

/** Whether all claims together reach for more than the recipient must give: each is computed by itself. */
function isAskedTooMuch({ person, legacy, gift, own }: Recipient, claims: readonly Claim[]) {
  const demands = claims.flatMap(({ from }) => from.filter((demand) => demand.person === person));
  const asked = demands.reduce((sum, demand) => sum + demand.legacy + demand.gift, 0n);
  const ofLegacy = demands.reduce((sum, demand) => sum + demand.legacy, 0n);
  return ofLegacy > legacy || own.add(asked).gt(legacy + gift);
}
