import type { Gift, Heir, Legacy, LostRight, Situation } from '#app/law/forced-share/situation.ts';
import { ME } from './family.ts';
import { askedFields, giftFields, type LawReading } from './gift-fields.ts';
import type { GiftFamily, GiftInFamily } from './gift-in-family.ts';
import { type Input, OUTSIDER } from './input.ts';

/** Converts the entries to the situation that the law computes. An empty amount counts as zero. */
export function situationOf(
  { death, estate, debts }: Input,
  heirs: Heir[],
  { members, heirs: ids }: GiftFamily,
  gifts: readonly GiftInFamily[],
): Situation {
  const readings = gifts.map((gift, index) => ({
    // Each gift to an outsider counts as a gift to a different outsider.
    to: gift.to === OUTSIDER ? `${OUTSIDER}-${index + 1}` : gift.to,
    ...readingOf(gift),
  }));
  return {
    death,
    heirs,
    withoutRight: members.flatMap(({ id, status, branch }) =>
      isLost(status) && !branch && !ids.has(id) ? [{ person: id, why: status }] : [],
    ),
    estate: estate ?? 0n,
    debts: debts ?? 0n,
    gifts: readings.filter((_, at) => gifts[at]?.kind !== 'legacy'),
    legacies: readings.filter((_, at) => gifts[at]?.kind === 'legacy').map(legacyOf),
  };
}

/** Returns the heirs with limited acceptance (한정승인) by the visitor alone. */
export function withLimitedAcceptance(heirs: readonly Heir[]): Heir[] {
  return heirs.map((heir) => ({ ...heir, limitedAcceptance: heir.person === ME }));
}

type Reading = LawReading & Pick<Gift, 'amount' | 'reward'>;

function readingOf(gift: GiftInFamily): Reading {
  const reading: Reading = { amount: 0n, reward: 0n };
  for (const name of askedFields(gift)) Object.assign(reading, giftFields[name].law?.(gift));
  return reading;
}

function legacyOf({ part, ...legacy }: Reading & Pick<Gift, 'to'>): Legacy {
  return part ? { to: legacy.to, reward: legacy.reward, part } : legacy;
}

function isLost(status: string | undefined): status is LostRight {
  return status === 'renounced' || status === 'disqualified' || status === 'forfeited';
}
