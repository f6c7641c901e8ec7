import { dataOf } from './files/data-of.ts';
import { readSituations } from './files/read-content.ts';
import { tiedTexts } from './files/tied.ts';

/** Every situation, in its order. */
export const writtenSituations = tiedTexts(dataOf(readSituations));
