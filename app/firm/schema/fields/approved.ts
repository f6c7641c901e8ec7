import * as v from 'valibot';
import { day, fields, label, listOf, longText, text } from './fields.ts';

const ApprovedSentence = fields({
  sentence: label('문장', longText, '이 파일에 있는 문장을 그대로 적습니다'),
  by: label('확인한 변호사', text, '광고책임변호사의 이름'),
  on: label('확인한 날', day),
});
export type ApprovedSentence = v.InferOutput<typeof ApprovedSentence>;

export const approvedSentences = listOf(ApprovedSentence);

/**
 * The fields of a file of content/: its own, and the sentences in it that the responsible lawyer has approved
 * although the check of advertising asks about them (docs/editing.md).
 */
export function fileFields<const Entries extends v.ObjectEntries>(entries: Entries) {
  return fields({
    ...entries,
    approved: label(
      '광고책임변호사가 확인한 문장',
      v.optional(approvedSentences),
      '검사에서 물은 문장을 그대로 두기로 한 때에만 적습니다',
    ),
  });
}
