import type { Benefit } from './benefits.ts';
import type { Demand } from './claim.ts';

/**
 * What each owes in money where the things are not given back: the value at the end of the trial of what is owed at
 * the value of the death (대법원 2022다203583), which is divided among a recipient's things by their values (2010다42624).
 *
 * @returns in the order given; empty where no value differs
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
