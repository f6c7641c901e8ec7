import { asksRepresentation, mayGet } from './asked.ts';
import type { Member } from './family.ts';
import { type Input, OUTSIDER } from './input.ts';

/** What is still to be put in, in the order of the steps. */
export type Missing =
  | { field: 'death' | 'estate' | 'gifts' }
  /** Of a gift or legacy; its place in the list, from 1. */
  | { field: 'benefit'; number: number; lacks: BenefitLack[] };

export type BenefitLack = 'to' | 'amount' | 'representation';

export function missingIn(
  { death, estate, benefits, noGifts }: Input,
  members: readonly Member[],
): Missing[] {
  return [
    ...(death ? [] : [{ field: 'death' as const }]),
    ...(estate === null ? [{ field: 'estate' as const }] : []),
    ...(benefits.length === 0 && !noGifts ? [{ field: 'gifts' as const }] : []),
    ...benefits.flatMap((benefit, index): Missing[] => {
      const { kind, to, amount, representation } = benefit;
      const known =
        to === OUTSIDER || members.some((member) => member.id === to && mayGet(kind, member));
      const found: [boolean, BenefitLack][] = [
        [!known, 'to'],
        [amount === null, 'amount'],
        [representation === null && asksRepresentation(benefit, members), 'representation'],
      ];
      const lacks = found.filter(([lacking]) => lacking).map(([, lack]) => lack);
      return lacks.length > 0 ? [{ field: 'benefit', number: index + 1, lacks }] : [];
    }),
  ];
}
