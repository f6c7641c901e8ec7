import type { Answer } from './describe.ts';
import { type Input, OUTSIDER } from './input.ts';
import { ME } from './member.ts';

/**
 * Whether the visitor, an heir, may have to renounce or to accept with a limit: the debts exceed the estate, nobody
 * else gets everything with its debts by will (민법 1078), and limited acceptance is not declared yet.
 */
export function needsDebtWarning(input: Input, answer: Answer): boolean {
  const { estate, debts, benefits, limitedAcceptance } = input;
  if (answer.state !== 'ratio' && answer.state !== 'claim') return false;
  const known = (id: string) => id === OUTSIDER || answer.people.some((one) => one.id === id);
  const debtsAreLeft = !benefits.some(
    ({ kind, scope, to }) => kind === 'legacy' && scope === 'whole' && to !== ME && known(to),
  );
  // An answer does not count once its question has disappeared.
  const declared = answer.state === 'claim' && answer.asksAcceptance && limitedAcceptance === true;
  return debtsAreLeft && !declared && estate !== null && (debts ?? 0n) > estate;
}
