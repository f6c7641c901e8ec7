import { tiedTexts } from '#app/ui/tied.ts';
import { dataOf } from './files/data-of.ts';
import { readQuestionList, readQuestions } from './files/read-content.ts';

/** The questions as in their files, where the firm's facts are still names in { }. */
export const writtenQuestions = tiedTexts(dataOf(readQuestions));
/** The headings of the page of questions, and the questions on the home page. */
export const questionList = dataOf(readQuestionList);
