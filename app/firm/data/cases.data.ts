import { dataOf } from './files/data-of.ts';
import { readCases } from './files/read-content.ts';
import { tiedTexts } from './files/tied.ts';

/** Cases that the firm has handled, the latest year first. */
export const cases = tiedTexts(dataOf(readCases));
