import { dataOf } from './files/data-of.ts';
import { readGuides } from './files/read-content.ts';

/** The names of the guides' files, which are the last parts of their addresses: all that the browser gets. */
export const guideSlugs = dataOf(readGuides).map(({ guide }) => guide.slug);
