import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NaiveClaim, naiveForcedShares } from '../../../tests/law/naive-forced-shares.ts';
import { randomForcedSituation } from '../../../tests/law/random-forced-situation.ts';
import { randomRuns } from '../../../tests/law/random-runs.ts';
import type { Demand } from './claim.ts';
import { forcedShares } from './forced-shares.ts';
import type { Situation } from './situation.ts';

test('finds the same claims and demands as a second, naive implementation', () => {
  const seen = new Set<string>();
  const compare = fc.property(randomForcedSituation, (situation) => {
    const expected = naiveForcedShares(situation);
    expect(computed(situation)).toEqual(expected);
    for (const kind of kindsOf(situation, expected)) seen.add(kind);
  });
  fc.assert(compare, { numRuns: randomRuns });
  expect([...seen].sort(), 'of every kind, some').toEqual([
    'claim',
    'contradiction',
    'in debt',
    'in money',
    'several owe',
    'universal',
  ]);
}, 600_000);

function computed(situation: Situation) {
  const result = forcedShares(situation);
  if ('problem' in result) return 'contradiction';
  return {
    base: result.base,
    claims: result.claims.map(
      ({ person, amount, ownBenefit, netInherited, shortfall, from, fromAtTrial }): NaiveClaim => ({
        person,
        amount,
        ownBenefit,
        netInherited,
        shortfall,
        from: byPerson(from),
        fromAtTrial: byPerson(fromAtTrial),
      }),
    ),
  };
}

function byPerson(demands: readonly Demand[]): NaiveClaim['from'] {
  return Object.fromEntries(demands.map(({ person, legacy, gift }) => [person, [legacy, gift]]));
}

function kindsOf(situation: Situation, result: ReturnType<typeof naiveForcedShares>): string[] {
  if (result === 'contradiction') return ['contradiction'];
  const short = result.claims.filter(({ shortfall }) => shortfall > 0n);
  const found: [boolean, string][] = [
    [short.length > 0, 'claim'],
    [short.some(({ netInherited }) => netInherited < 0n), 'in debt'],
    [short.some(({ from }) => Object.keys(from).length > 1), 'several owe'],
    [short.some(({ fromAtTrial }) => Object.keys(fromAtTrial).length > 0), 'in money'],
    [short.length > 0 && situation.legacies.some((one) => 'part' in one), 'universal'],
  ];
  return found.filter(([holds]) => holds).map(([, kind]) => kind);
}
