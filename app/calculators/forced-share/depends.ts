import type { Claim } from '#app/law/forced-share/claim.ts';
import type { Citation } from '#app/law/reason.ts';
import { isAdvance } from './asked.ts';
import { ME, type Person } from './family.ts';
import type { Input } from './input.ts';

/** What is not asked for and would change the claim: a code, and the provisions and decisions behind it. */
export interface Dependence {
  code: keyof typeof articles;
  articles: readonly Citation[];
}

/** What this claim depends on that is not asked for. */
export function dependencesOf(
  { debts, estate, benefits }: Input,
  { base, claim }: { base: bigint; claim: Claim },
  people: readonly Person[],
  heirs: ReadonlySet<string>,
): Dependence[] {
  // Without a base there is no claim in any case.
  if (base === 0n) return [];
  const got = benefits.filter(({ amount }) => amount !== null && amount > 0n);
  const indebted = claim.netInherited < 0n || (debts ?? 0n) > (estate ?? 0n);
  const found: [boolean, Dependence['code']][] = [
    [got.some(({ kind }) => kind === 'legacy'), 'universal-legacy'],
    // It only lowers what is missing.
    [claim.shortfall > 0n && indebted, 'limited-acceptance'],
    [
      got.some((one) => one.kind === 'gift' && one.to !== ME && isAdvance(one, people, heirs)),
      'recipient-renounced',
    ],
  ];
  return found.filter(([holds]) => holds).map(([, code]) => dependence(code));
}

export function dependence(code: Dependence['code']): Dependence {
  return { code, articles: articles[code] };
}

const articles = {
  'universal-legacy': ['민법 제1078조', '대법원 2022다220014'],
  'limited-acceptance': ['민법 제1028조', '대법원 2020다247428'],
  'recipient-renounced': ['민법 제1114조', '대법원 2020다267620'],
} as const satisfies Record<string, readonly Citation[]>;
