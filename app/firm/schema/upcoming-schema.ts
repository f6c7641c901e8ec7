import * as v from 'valibot';
import { fileFields } from './fields/approved.ts';
import { legal } from './fields/facts.ts';
import {
  day,
  distinct,
  fields,
  id,
  label,
  longText,
  pastDay,
  text,
  yesNo,
} from './fields/fields.ts';
import { reference } from './fields/references.ts';

const LINES = '줄마다 -로 적습니다';

const Change = fields({
  id: label('자리 이름', id, '예: tax-bill-2026'),
  name: label('무엇이', text, '알림에 적을 이름'),
  from: label('바뀔 수 있는 날', day, '이날부터 달라질 수 있습니다'),
  says: label('사이트에 적을 말', longText, '확인한 날이 뒤에 붙습니다'),
  checkedOn: label('확인한 날', pastDay, '변호사가 마지막으로 확인한 날'),
  settled: label(
    '정해졌습니다',
    v.optional(yesNo),
    '켜면 더는 알리지 않습니다. 사이트에 적을 말도 정해진 대로 고칩니다',
  ),
  ...legal,
  guides: label('적을 글', v.optional(v.array(reference('guides'), LINES), [])),
  questions: label('적을 질문', v.optional(v.array(reference('questions'), LINES), [])),
});
export type WrittenChange = v.InferOutput<typeof Change>;

/** content/upcoming.yaml: law that may change or end on a future day, and the pages that mention it. */
export const UpcomingSchema = fileFields({
  changes: label('곧 바뀔 수 있는 법', distinct(Change, 'id')),
});
