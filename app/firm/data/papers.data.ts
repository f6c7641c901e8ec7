import { tiedTexts } from '#app/ui/tied.ts';
import { dataOf } from './files/data-of.ts';
import { readPapers } from './files/read-content.ts';

/** Every paper, in its order. */
export const writtenPapers = tiedTexts(dataOf(readPapers));
