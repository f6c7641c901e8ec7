import * as v from 'valibot';
import { costKinds } from './cost-kinds.ts';
import { fileFields } from './fields/approved.ts';
import { legal } from './fields/facts.ts';
import {
  distinct,
  fields,
  id,
  label,
  listOf,
  longText,
  oneOf,
  order,
  text,
} from './fields/fields.ts';
import { reference } from './fields/references.ts';
import { onward, pageHead } from './page-schema.ts';

/** An area's file in content/areas/: for whom, what the firm does, deadline, documents, costs, legal basis. */
export const AreaSchema = fileFields({
  name: label('이름', text, '예: 상속재산분할'),
  order: label('순서', v.optional(order), '메뉴와 상담 신청서에서 작은 수가 먼저 나옵니다'),
  summary: label(
    '업무 목록에 나올 말',
    fields({
      when: label('언제 필요한가요', text, '예: 나누는 데 협의가 되지 않을 때'),
      text: label('설명', longText),
      ...legal,
    }),
  ),
  ...pageHead,
  who: label('이런 분께 필요합니다', longText),
  work: label('진행하는 일', listOf(text), '한 줄에 하나씩'),
  deadline: label('기한', longText),
  papers: label('준비하시면 좋은 서류', listOf(text)),
  costs: label('드는 비용', listOf(oneOf(costKinds, '비용')), '금액은 적지 않습니다'),
  ...legal,
  terms: label(
    '풀이할 말',
    v.optional(
      distinct(
        fields({
          id: label('자리 이름', id, '예: term-contribution'),
          word: label('말', text),
          text: label('풀이', longText),
          ...legal,
        }),
        'id',
      ),
    ),
  ),
  ...onward,
});
/** An area as its file says; the id is the name of the file and the last part of its page's address. */
export type WrittenArea = Omit<v.InferOutput<typeof AreaSchema>, 'order'> & { id: string };

/** content/areas.yaml: the questions under which the pages list the areas. */
export const AreaGroupsSchema = fileFields({
  groups: label(
    '묶음',
    distinct(
      fields({
        id: label('자리 이름', id),
        question: label('질문', text, '예: 누가'),
        note: label('설명', text),
        areas: label('업무', listOf(reference('areas')), '적은 차례로 나옵니다'),
      }),
      'id',
    ),
  ),
});
