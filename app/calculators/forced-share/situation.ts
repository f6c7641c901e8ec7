import type { Heir, Situation } from '#app/law/forced-share/situation.ts';
import { asksRepresentation } from './asked.ts';
import type { Member } from './family.ts';
import { type Input, OUTSIDER } from './input.ts';

/** What was put in, as the law reads it; an amount that is empty counts as none. */
export function situationOf(input: Input, members: readonly Member[], heirs: Heir[]): Situation {
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
        ...(asksRepresentation(benefit, members) && {
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
