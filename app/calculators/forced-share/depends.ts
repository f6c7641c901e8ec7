import {
  type ForcedShareDependence,
  forcedShareDependence,
} from '#app/law/forced-share/reasons.ts';
import { askedOf, type FamilyContext, isAdvance } from './asked.ts';
import type { Input } from './input.ts';
import { ME } from './member.ts';

/** Lists open questions that may change this claim. */
export function dependencesOf(
  input: Input,
  { base, asksAcceptance }: { base: bigint; asksAcceptance: boolean },
  family: FamilyContext,
): ForcedShareDependence[] {
  // Without a base nobody has a claim, whatever the answers.
  if (base === 0n) return [];
  const { debts, benefits, limitedAcceptance, relatives, noRelatives } = input;
  const got = benefits.filter(
    (one) => !askedOf(one, family).amount || (one.amount !== null && one.amount > 0n),
  );
  const found: [boolean, ForcedShareDependence['code']][] = [
    [
      // The kind of will only changes who bears the debts.
      (debts ?? 0n) > 0n && got.some(({ kind, scope }) => kind === 'legacy' && scope === null),
      'universal-legacy',
    ],
    [asksAcceptance && limitedAcceptance === null, 'limited-acceptance'],
    [
      relatives.length === 0 &&
        !noRelatives &&
        got.some(
          (one) =>
            one.kind !== 'legacy' && one.to !== ME && isAdvance(one, family.members, family.heirs),
        ),
      'recipient-renounced',
    ],
  ];
  return found.filter(([holds]) => holds).map(([, code]) => forcedShareDependence(code));
}
