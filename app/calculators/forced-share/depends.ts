import type { Claim } from '#app/law/forced-share/claim.ts';
import {
  type ForcedShareDependence,
  forcedShareDependence,
} from '#app/law/forced-share/reasons.ts';
import { isAdvance } from './asked.ts';
import { ME, type Member } from './family.ts';
import type { Input } from './input.ts';

/** What this claim depends on that is not asked for. */
export function dependencesOf(
  { debts, estate, benefits }: Input,
  { base, claim }: { base: bigint; claim: Claim },
  people: readonly Member[],
  heirs: ReadonlySet<string>,
): ForcedShareDependence[] {
  // Without a base there is no claim in any case.
  if (base === 0n) return [];
  const got = benefits.filter(({ amount }) => amount !== null && amount > 0n);
  const indebted = claim.netInherited < 0n || (debts ?? 0n) > (estate ?? 0n);
  const found: [boolean, ForcedShareDependence['code']][] = [
    [got.some(({ kind }) => kind === 'legacy'), 'universal-legacy'],
    // It only lowers what is missing.
    [claim.shortfall > 0n && indebted, 'limited-acceptance'],
    [
      got.some((one) => one.kind === 'gift' && one.to !== ME && isAdvance(one, people, heirs)),
      'recipient-renounced',
    ],
  ];
  return found.filter(([holds]) => holds).map(([, code]) => forcedShareDependence(code));
}
