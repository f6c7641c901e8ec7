import { tiedTexts } from '#app/ui/tied.ts';
import { dataOf } from './files/data-of.ts';
import { readColumns } from './files/read-content.ts';

/** Columns, lectures and press articles, the newest first. */
export const columns = tiedTexts(dataOf(readColumns).map(({ column }) => column));
