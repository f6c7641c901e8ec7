import { dataOf } from './files/data-of.ts';
import { readAreas } from './files/read-content.ts';

/** All that the browser gets of the areas. */
export const areaNames = Object.fromEntries(dataOf(readAreas).map(({ id, name }) => [id, name]));
