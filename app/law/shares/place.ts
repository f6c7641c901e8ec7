import Fraction from 'fraction.js';
import { shareReasons } from '#app/content/share-reasons.ts';
import { explain } from '../explain.ts';
import type { Reason } from '../explanation.ts';
import type { Share } from './shares.ts';

/** A place among equals: of someone who takes, or of someone represented. */
export interface Place {
  person: string;
  /** In halves, so that they are whole: 3 for a spouse, 2 for everyone else (민법 1009). */
  weight: 2 | 3;
  reasons: Reason[];
  /** Who takes instead of the person; never empty. */
  representatives?: Place[];
  /** Some of those who represent renounced. */
  renouncedWithin?: boolean;
  /** Not born yet: everyone's share waits for it. */
  unborn?: boolean;
}

/** Divides the estate among the places, and a represented one again within itself (민법 1009, 1010). */
export function divideAmong(places: readonly Place[]): Share[] {
  return divide(places, new Fraction(1), null, []);
}

/** Everyone whose place is taken by representatives. */
export function represented(places: readonly Place[]): string[] {
  return places.flatMap(({ person, representatives }) =>
    representatives ? [person, ...represented(representatives)] : [],
  );
}

/** Whether it matters to whom a renouncing representative's share goes: there are others beside. */
export function isContested(places: readonly Place[]): boolean {
  return places.some(
    ({ representatives = [], renouncedWithin }) =>
      (renouncedWithin && places.length > 1) || isContested(representatives),
  );
}

/** Whether somebody who takes is not born yet. */
export function awaitsBirth(places: readonly Place[]): boolean {
  return places.some(({ unborn, representatives = [] }) => unborn || awaitsBirth(representatives));
}

function divide(
  places: readonly Place[],
  whole: Fraction,
  represents: string | null,
  above: readonly Reason[],
): Share[] {
  const total = places.reduce((sum, { weight }) => sum + weight, 0);
  return places.flatMap(({ person, weight, reasons, representatives }) => {
    const fraction = whole.mul(weight, total);
    const values = {
      count: places.filter((place) => place.weight === 2).length,
      total: total / 2,
      weight: weight / 2,
      whole: spoken(whole),
      fraction: spoken(fraction),
    };
    const chain = [...above, ...reasons];
    if (representatives) {
      const worth = explain(shareReasons.representedShare, values);
      return divide(representatives, fraction, person, [...chain, worth]);
    }
    const split = represents === null ? shareReasons.split : shareReasons.splitWithin;
    chain.push(explain(split[kindOfSplit(places)], values));
    return [{ person, fraction, represents, reasons: chain }];
  });
}

function kindOfSplit(places: readonly Place[]): 'alone' | 'equal' | 'withSpouse' {
  if (places.length === 1) return 'alone';
  return places.some(({ weight }) => weight === 3) ? 'withSpouse' : 'equal';
}

function spoken(fraction: Fraction): string {
  return fraction.equals(1) ? '전부' : fraction.toFraction();
}
