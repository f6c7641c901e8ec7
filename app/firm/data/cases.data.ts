import { tiedTexts } from '#app/ui/tied.ts';
import { dataOf } from './files/data-of.ts';
import { readCases } from './files/read-content.ts';

/** Cases that the firm has handled, the latest year first. */
export const cases = tiedTexts(dataOf(readCases));
