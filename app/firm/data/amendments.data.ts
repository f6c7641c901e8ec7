import { dataOf } from './files/data-of.ts';
import { readAmendments } from './files/read-content.ts';
import { tiedTexts } from './files/tied.ts';

export const writtenAmendments = tiedTexts(dataOf(readAmendments));
