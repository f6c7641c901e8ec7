import { tiedTexts } from '#app/ui/tied.ts';
import { dataOf } from './files/data-of.ts';
import { readAmendments } from './files/read-content.ts';

export const writtenAmendments = tiedTexts(dataOf(readAmendments));
