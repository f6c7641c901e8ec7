import { dataOf } from './files/data-of.ts';
import { readQuestionList, readQuestions } from './files/read-content.ts';
import { tiedTexts } from './files/tied.ts';

/** As the files say: what depends on the firm is still a name in { }. */
export const writtenQuestions = tiedTexts(dataOf(readQuestions));
/** The headings of the page of questions, and the questions on the home page. */
export const questionList = dataOf(readQuestionList);
