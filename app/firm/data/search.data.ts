import { dataOf } from './files/data-of.ts';
import { readSearch } from './files/read-content.ts';

export const { popular: popularWords, synonyms } = dataOf(readSearch);
