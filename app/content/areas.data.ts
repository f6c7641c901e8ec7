import { dataOf } from './files/data-of.ts';
import { readAreaGroups, readAreas } from './files/read-content.ts';

/** Every area, in its order. */
export const writtenAreas = dataOf(readAreas);
export const writtenGroups = dataOf(readAreaGroups).groups;
