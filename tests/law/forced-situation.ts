import Fraction from 'fraction.js';
import { type ForcedShares, forcedShares } from '../../app/law/forced-share/forced-shares.ts';
import type { Heir, Situation } from '../../app/law/forced-share/situation.ts';

/** Computes the forced shares of a situation; throws if it contradicts itself. */
export function compute(input: Partial<Situation>): ForcedShares {
  const result = forcedShares(situation(input));
  if ('problem' in result) throw new Error(result.problem.code);
  return result;
}

/** Two children without an estate, gifts or debts, unless `input` adds them. */
export function situation(input: Partial<Situation>): Situation {
  return {
    death: '2026-06-01',
    heirs: children('A', 'B'),
    estate: 0n,
    debts: 0n,
    gifts: [],
    legacies: [],
    ...input,
  };
}

/** Children with equal shares. */
export function children(...names: string[]): Heir[] {
  const fraction = new Fraction(1, names.length);
  return names.map((person) => ({ person, fraction, class: 'descendant' }));
}

export function claim({ claims }: ForcedShares, name: string) {
  return claims.find(({ person }) => person === name);
}

/** Articles and decisions behind the unsettled points. */
export function decisions({ unsettled }: ForcedShares): string[] {
  return unsettled.flatMap(({ articles }) => articles);
}

/** B, and two children of a child who died before. Each of the two has a quarter by representation. */
export function withGrandchildren(): Heir[] {
  const fraction = new Fraction(1, 4);
  return [
    { person: 'B', fraction: new Fraction(1, 2), class: 'descendant' },
    ...['G', 'H'].map(
      (person): Heir => ({ person, fraction, class: 'descendant', represents: 'late' }),
    ),
  ];
}
