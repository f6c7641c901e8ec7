import { askedOf, type FamilyContext, mayGet } from './asked.ts';
import { type Input, OUTSIDER } from './input.ts';
import { isChosen } from './relatives.ts';

/** A missing entry. Lists of them are in the order of the steps. */
export type Missing =
  | { field: 'death' | 'relative' | 'estate' | 'gifts' }
  /** Missing answers about a gift or legacy; `number` is its place in the list, from 1. */
  | { field: 'benefit'; number: number; lacks: BenefitLack[] };

export type BenefitLack = 'to' | 'amount' | 'premiums' | 'representation';

export function missingIn(input: Input, family: FamilyContext): Missing[] {
  const { death, relatives, estate, benefits, noGifts } = input;
  const known = (who: string) => family.members.some(({ id }) => id === who);
  const openRelative = relatives.some(
    (one) => !isChosen(one) && (one.who === '' || known(one.who)),
  );
  return [
    ...(death ? [] : [{ field: 'death' as const }]),
    ...(openRelative ? [{ field: 'relative' as const }] : []),
    ...(estate === null ? [{ field: 'estate' as const }] : []),
    ...(benefits.length === 0 && !noGifts ? [{ field: 'gifts' as const }] : []),
    ...benefits.flatMap((benefit, index): Missing[] => {
      const { kind, to, amount, paid, premiums, premiumsByDeceased, representation } = benefit;
      const mayHave =
        to === OUTSIDER ||
        family.members.some((member) => member.id === to && mayGet(kind, member));
      const questions = askedOf(benefit, family);
      const inPart = questions.premiums && paid === 'part';
      const found: [boolean, BenefitLack][] = [
        [!mayHave, 'to'],
        [questions.amount && amount === null, 'amount'],
        [inPart && (premiums === null || premiumsByDeceased === null), 'premiums'],
        [questions.representation !== null && representation === null, 'representation'],
      ];
      const lacks = found.filter(([lacking]) => lacking).map(([, lack]) => lack);
      return lacks.length > 0 ? [{ field: 'benefit', number: index + 1, lacks }] : [];
    }),
  ];
}
