import { dataOf } from './files/data-of.ts';
import { readGuides } from './files/read-content.ts';

/** Every guide, in its order. */
export const guides = dataOf(readGuides).map(({ guide }) => guide);
