import type { Benefit } from './benefits.ts';
import type { Demand } from './claim.ts';

/**
 * Converts demands to money, for things that are not given back: from the values at the death to those at the end of
 * the trial (대법원 2022다203583). A recipient's things share a demand in proportion to their values (2010다42624).
 *
 * @returns demands in the order given; empty if no amount differs
 */
export function inMoneyAtTrial(from: readonly Demand[], benefits: readonly Benefit[]): Demand[] {
  const found = from.map(({ person, legacy, gift }) => ({
    person,
    legacy: grown(legacy, of(benefits, person, 'legacy')),
    gift: grown(gift, of(benefits, person, 'gift')),
  }));
  const differs = found.some(
    ({ legacy, gift }, at) => legacy !== from[at]?.legacy || gift !== from[at]?.gift,
  );
  return differs ? found : [];
}

function of(benefits: readonly Benefit[], person: string, kind: Benefit['kind']): Benefit[] {
  return benefits.filter((one) => one.to === person && one.kind === kind);
}

function grown(owed: bigint, benefits: readonly Benefit[]): bigint {
  const counted = benefits.reduce((sum, one) => sum + one.counted, 0n);
  const atTrial = benefits.reduce((sum, one) => sum + one.atTrial, 0n);
  return counted === 0n ? owed : (owed * atTrial) / counted;
}
