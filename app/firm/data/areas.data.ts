import { dataOf } from './files/data-of.ts';
import { readAreaGroups, readAreas } from './files/read-content.ts';
import { tiedTexts } from './files/tied.ts';

/** Every area, in its order. */
export const writtenAreas = tiedTexts(dataOf(readAreas));
export const writtenGroups = dataOf(readAreaGroups).groups;
