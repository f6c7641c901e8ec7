import { dataOf } from './files/data-of.ts';
import { readGuides } from './files/read-content.ts';
import { tiedTexts } from './files/tied.ts';

/** Every guide, in its order. */
export const guides = tiedTexts(dataOf(readGuides).map(({ guide }) => guide));
