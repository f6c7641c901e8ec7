import * as v from 'valibot';
import { keyOf, label, listOf, longText, text } from './fields/fields.ts';
import { reference } from './fields/references.ts';
import { toolNames } from './tools.ts';

/** Of a page: what people search for, and what search engines show below it. */
export const pageHead = {
  title: label('제목', text, '사람들이 찾는 말로 적습니다'),
  description: label('설명', longText, '검색 결과에 보입니다'),
};

/** Where a page leads on. */
export const onward = {
  tool: label('계산기', keyOf(toolNames, '계산기')),
  guides: label('이어서 읽을 글', listOf(reference('guides'))),
  questions: label(
    '자주 묻는 질문',
    v.pipe(listOf(reference('questions')), v.minLength(2, '질문이 둘은 있어야 합니다')),
  ),
};
