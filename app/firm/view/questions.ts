import { questionList, writtenQuestions } from '../data/questions.data.ts';
import type { Question } from '../schema/question-schema.ts';
import { firm } from './firm.ts';
import { consultationFee } from './first-consultation.ts';
import { upcomingAt } from './upcoming.ts';

/** The firm's facts in answers, by their name in { }. */
const fromFirm: Readonly<Record<string, string>> = {
  상호: firm.name,
  '첫 상담료': consultationFee(firm),
  '토요일 상담': firm.callHours?.saturday
    ? `네. 토요일에는 ${firm.callHours.saturday.text}에 전화로 상담합니다.`
    : [
        ...(firm.hours ? [`상담 시간은 ${firm.hours.text}입니다.`] : []),
        '토요일에 신청하시면 다음 평일에 전화드립니다.',
      ].join(' '),
};

/** All questions with their answers, each with its article or decision, theme by theme. Words in [ ] are highlighted. */
export const questions = questionList.themes.flatMap(({ id }) => ofTheme(id));

/** The questions under a heading of the page. */
export function ofTheme(theme: string): Question[] {
  return writtenQuestions.filter((question) => question.theme === theme).map(asShown);
}

/** Fills in the firm's facts, and adds today's sentences about law that may change. */
function asShown({ theme: _, ...question }: (typeof writtenQuestions)[number]): Question {
  return {
    ...question,
    source: filled(question.source),
    answer: [...question.answer.map(filled), ...upcomingAt('questions', question.id)],
  };
}

function filled(text: string): string {
  return text.replace(/\{([^}]*)\}/g, (_, name: string) => fromFirm[name] ?? '');
}

/**
 * Returns the questions with these ids, in the order of the ids.
 *
 * @throws if no question has one of the ids
 */
export function questionsOf(ids: readonly string[]): Question[] {
  return ids.map((id) => {
    const found = writtenQuestions.find((item) => item.id === id);
    if (!found) throw new Error(`There is no question '${id}'.`);
    return asShown(found);
  });
}
