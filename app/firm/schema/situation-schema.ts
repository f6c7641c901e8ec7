import * as v from 'valibot';
import { fileFields } from './fields/approved.ts';
import { facts, legal } from './fields/facts.ts';
import {
  fields,
  httpsAddress,
  label,
  listOf,
  longText,
  oneOf,
  order,
  text,
} from './fields/fields.ts';
import { reference } from './fields/references.ts';
import { formIds } from './forms-schema.ts';
import { onward, pageHead } from './page-schema.ts';

/** One step: what to do, why, by when, its article, and the forms to fill in for it. */
const Step = fields({
  act: label('할 일', text),
  why: label('까닭', longText),
  term: label('기한', text, '예: 3개월'),
  forms: label(
    '쓸 서식',
    v.optional(listOf(oneOf(formIds, '서식'))),
    '서류 쓰기로 가는 링크가 나옵니다',
  ),
  ...legal,
});
export type Step = v.InferOutput<typeof Step>;

/** A situation's file in content/situations/. */
export const SituationSchema = fileFields({
  label: label('이름', text, '메뉴와 목록에 나옵니다. 예: 빚이 더 많을 때'),
  order: label('순서', v.optional(order), '작은 수가 먼저 나옵니다'),
  stage: label('상담 신청서에 나올 말', text, '신청하는 분의 말로. 예: 빚이 더 많을 수 있습니다'),
  said: label(
    '첫 화면에 나올 말',
    v.optional(v.pipe(text, v.maxLength(20, '20자까지 적습니다'))),
    '오신 분이 하시는 말 그대로. 비워 두면 상담 신청서에 나올 말이 나옵니다. 예: 빚이 더 많을 것 같아요',
  ),
  lead: label(
    '첫머리',
    fields({
      lines: label('두 줄', v.pipe(listOf(text), v.length(2, '두 줄로 적습니다'))),
      facts: label('근거 번호', v.optional(facts), '법을 말하면 적습니다'),
    }),
  ),
  steps: label(
    '먼저 하실 일',
    v.pipe(listOf(Step), v.minLength(3, '먼저 하실 일을 세 가지 이상 적습니다')),
  ),
  ...pageHead,
  facts: label('설명의 근거 번호', facts, '이 글이 기대는 법. 조문이나 낱말로 찾습니다'),
  papers: label('준비하시면 좋은 서류', listOf(text)),
  avoid: label(
    '하지 마실 일',
    listOf(fields({ act: label('하지 마실 일', text), why: label('까닭', longText), ...legal })),
  ),
  offices: label(
    '기관',
    listOf(
      fields({
        name: label('기관', text),
        href: label('주소', httpsAddress),
        use: label('그곳에서 하는 일', text),
      }),
    ),
  ),
  areas: label('관련된 업무', listOf(reference('areas'))),
  ...onward,
});
/** A situation as its file says; the id is the name of the file and the last part of its page's address. */
export type WrittenSituation = Omit<v.InferOutput<typeof SituationSchema>, 'order'> & {
  id: string;
};
