import { taxDoubts as doubts } from '#app/content/tax-reasons.ts';
import { applies } from '../amendments.ts';
import type { Unsettled } from '../explanation.ts';
import type { TaxedEstate } from './estate.ts';

/** What is not settled about this estate's tax. */
export function taxUnsettled({ death, spouse }: TaxedEstate): Unsettled[] {
  return [
    ...(spouse?.aloneByRenunciation && !spouse.fraction.equals(1) ? [doubts.lumpSumOfOneLeft] : []),
    ...(!applies('tax-act-of-2026', death) ? [doubts.olderLaw] : []),
    ...(applies('tax-bill-of-2026', death) ? [doubts.nextLaw] : []),
  ];
}
