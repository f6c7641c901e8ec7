import * as v from 'valibot';
import { amendments } from '#app/law/amendments.ts';
import { fileFields } from './fields/approved.ts';
import { legal } from './fields/facts.ts';
import {
  day,
  distinct,
  fields,
  id,
  keyOf,
  label,
  listOf,
  longText,
  marked,
  text,
  yesNo,
} from './fields/fields.ts';
import { reference } from './fields/references.ts';
import { onward, pageHead } from './page-schema.ts';

const LINES = '줄마다 -로 적습니다';

const Row = fields({
  title: label('무엇이', text),
  ...legal,
  before: label('개정 전', longText),
  now: label('현행', v.pipe(marked, v.metadata({ long: true })), '바뀐 말은 [ ]로 감쌉니다'),
  applies: label('적용', text, '언제 돌아가신 경우부터인지. 예: 2026. 3. 17. 이후 돌아가신 경우'),
  more: label('자세히', v.optional(v.array(text, LINES), []), '한 줄에 한 문단'),
  rule: label(
    '적용되는 날의 규칙',
    v.exactOptional(keyOf(amendments, '규칙')),
    '돌아가신 날을 적은 분에게 적용되는지 답할 때 씁니다. 하루로 정해지지 않으면 적지 않습니다',
  ),
  exceptions: label(
    '예외',
    v.optional(yesNo, false),
    '적용되는지의 답에 예외가 있고 ‘자세히’에 적었으면 켭니다',
  ),
});

const Group = fields({
  id: label('자리 이름', id, '예: changes-2026'),
  title: label('제목', text, '예: 2026년 개정'),
  law: label('법률과 공포한 날', listOf(text)),
  rows: label('바뀐 것', listOf(Row)),
});
export type AmendmentGroup = v.InferOutput<typeof Group>;

/** content/amendments.yaml: the law before and after, and the cases it applies to. */
export const AmendmentsSchema = fileFields({
  page: label(
    '페이지',
    fields({ ...pageHead, intro: label('머리말', longText), facts: legal.facts }),
  ),
  heading: label('첫 화면의 제목', listOf(text), '한 줄씩'),
  groups: label('개정', distinct(Group, 'id'), '새것부터'),
  days: label(
    '법이 바뀐 날',
    listOf(fields({ day: label('날', day), text: label('설명', longText), ...legal })),
    '오래된 날부터',
  ),
  areas: label('관련된 업무', v.optional(v.array(reference('areas'), LINES), [])),
  ...onward,
});
