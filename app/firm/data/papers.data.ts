import { dataOf } from './files/data-of.ts';
import { readPapers } from './files/read-content.ts';
import { tiedTexts } from './files/tied.ts';

/** Every paper, in its order. */
export const writtenPapers = tiedTexts(dataOf(readPapers));
