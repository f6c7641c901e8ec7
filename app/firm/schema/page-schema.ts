import * as v from 'valibot';
import { keyOf, label, listOf, longText, text } from './fields/fields.ts';
import { reference } from './fields/references.ts';
import { toolNames } from './tools.ts';

/** A page's title, in the words that people search for, and the description that search engines show below it. */
export const pageHead = {
  title: label('제목', text, '사람들이 찾는 말로 적습니다'),
  description: label('설명', longText, '검색 결과에 보입니다'),
};

/** Links from a page to related ones. */
export const onward = {
  tool: label('계산기', keyOf(toolNames, '계산기')),
  guides: label('이어서 읽을 글', listOf(reference('guides'))),
  questions: label(
    '자주 묻는 질문',
    v.pipe(listOf(reference('questions')), v.minLength(2, '질문이 둘은 있어야 합니다')),
  ),
};
