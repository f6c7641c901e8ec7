import type { Answer } from './describe.ts';
import type { Input } from './input.ts';

/**
 * Whether the visitor, an heir, may have to renounce or to accept with a limit: more was owed than left, nobody gets
 * everything with its debts by will, and the limit is not declared yet.
 */
export function isIndebted(input: Input, { state }: Pick<Answer, 'state'>): boolean {
  const { estate, debts, benefits, limitedAcceptance } = input;
  if (state !== 'ratio' && state !== 'claim') return false;
  const debtsAreLeft = !benefits.some(({ kind, scope }) => kind === 'legacy' && scope === 'whole');
  return debtsAreLeft && !limitedAcceptance && estate !== null && (debts ?? 0n) > estate;
}
