import { tiedTexts } from '#app/ui/tied.ts';
import { dataOf } from './files/data-of.ts';
import { readMayI } from './files/read-content.ts';

/** The entries of /may-i as in their files, whether a lawyer has reviewed them or not. */
export const writtenMayI = tiedTexts(dataOf(readMayI));
