import { dataOf } from './files/data-of.ts';
import { readAmendments } from './files/read-content.ts';

export const writtenAmendments = dataOf(readAmendments);
