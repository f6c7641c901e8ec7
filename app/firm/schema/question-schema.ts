import * as v from 'valibot';
import { fileFields } from './fields/approved.ts';
import { facts } from './fields/facts.ts';
import { distinct, fields, id, label, order, pastDay, text, yesNo } from './fields/fields.ts';
import { reference } from './fields/references.ts';

/** content/questions.yaml: the headings of the page of questions, and the questions on the home page. */
export const QuestionListSchema = fileFields({
  themes: label(
    '묶음',
    distinct(fields({ id: label('자리 이름', id), title: label('제목', text) }), 'id'),
    '적은 차례로 나옵니다',
  ),
  home: label('첫 화면의 질문', distinct(reference('questions')), '적은 차례로 나옵니다'),
});

/** The basis of an answer: an article or a decision, or that the answer is about the firm itself. */
const answerBasis = v.pipe(
  text,
  v.regex(
    /제\d+조|헌법재판소|대법원|^상담 안내$/,
    '조문이나 판례를 적습니다. 예: 민법 제1019조 제1항. 상담에 관한 질문이면 상담 안내라고 적습니다',
  ),
);

/** The front matter of the files of content/questions/; the text below it is the answer. */
export const QuestionSchema = fileFields({
  question: label('질문', text),
  theme: label('묶음', reference('themes'), '질문 페이지에서 놓일 자리'),
  order: label('순서', v.optional(order), '묶음 안에서 작은 수가 먼저 나옵니다'),
  basis: label('조문', answerBasis, '상담에 관한 질문이면 상담 안내'),
  facts: label('근거 번호', v.optional(facts), '이 글이 기대는 법. 조문이나 낱말로 찾습니다'),
  source: label('출처', text),
  unsettled: label('판례가 없거나 엇갈립니다', v.optional(yesNo), '켜면 답에도 그렇게 적습니다'),
  checkedOn: label('확인한 날', pastDay),
});
/** A question as the pages show it; the id is the name of its file and its anchor. */
export type Question = Omit<v.InferOutput<typeof QuestionSchema>, 'order' | 'theme'> & {
  id: string;
  /** Words in [ ] are highlighted. */
  answer: string[];
};
