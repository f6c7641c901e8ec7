import { taxDoubts as doubts } from '#app/content/tax-reasons.ts';
import type { Unsettled } from '../explanation.ts';
import type { TaxedEstate } from './estate.ts';

/** What is not settled about this estate's tax. */
export function taxUnsettled({ death, spouse }: TaxedEstate): Unsettled[] {
  return [
    ...(spouse?.aloneByRenunciation && !spouse.fraction.equals(1) ? [doubts.lumpSumOfOneLeft] : []),
    ...(death < actFrom ? [doubts.olderLaw] : []),
    ...(death >= reformFrom ? [doubts.nextLaw] : []),
  ];
}

/** From when the act holds whose text was read: 법률 제21219호. */
const actFrom = '2026-01-01';
/** From when most of the tax bill of 2026 would hold. */
const reformFrom = '2027-01-01';
