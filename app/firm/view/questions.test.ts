import { expect, test } from 'vitest';
import { questionList, writtenQuestions } from '../data/questions.data.ts';
import { ofTheme, questions } from './questions.ts';

test('every question belongs to exactly one theme', () => {
  const listed = questionList.themes.map(({ id }) => ofTheme(id));
  expect(listed.flat()).toEqual(questions);
  expect(questions).toHaveLength(writtenQuestions.length);
  expect(listed.every((those) => those.length > 0)).toBe(true);
});
