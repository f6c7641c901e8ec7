import { tiedTexts } from '#app/ui/tied.ts';
import { dataOf } from './files/data-of.ts';
import { readSituations } from './files/read-content.ts';

/** Every situation, in its order. */
export const writtenSituations = tiedTexts(dataOf(readSituations));
