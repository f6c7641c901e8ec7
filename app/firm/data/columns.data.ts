import { dataOf } from './files/data-of.ts';
import { readColumns } from './files/read-content.ts';
import { tiedTexts } from './files/tied.ts';

/** Columns, lectures and press articles, the newest first. */
export const columns = tiedTexts(dataOf(readColumns).map(({ column }) => column));
