import { tiedTexts } from '#app/ui/tied.ts';
import { dataOf } from './files/data-of.ts';
import { readAreaGroups, readAreas } from './files/read-content.ts';

/** Every area, in its order. */
export const writtenAreas = tiedTexts(dataOf(readAreas));
export const writtenGroups = dataOf(readAreaGroups).groups;
