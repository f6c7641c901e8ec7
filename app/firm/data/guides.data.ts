import { tiedTexts } from '#app/ui/tied.ts';
import { dataOf } from './files/data-of.ts';
import { readGuides } from './files/read-content.ts';

/** Every guide, in its order. */
export const guides = tiedTexts(dataOf(readGuides).map(({ guide }) => guide));
