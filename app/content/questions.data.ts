import { dataOf } from './files/data-of.ts';
import { readQuestions } from './files/read-content.ts';

/** As the files say: what depends on the firm is still a name in { }. */
export const writtenQuestions = dataOf(readQuestions);
