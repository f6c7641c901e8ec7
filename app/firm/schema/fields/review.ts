import * as v from 'valibot';
import { fields, label, pastDay, text } from './fields.ts';
import { reference } from './references.ts';

const TEXT = '검사에서 알려 드린 여덟 글자를 그대로 적습니다';

const Review = fields({
  by: label('변호사', reference('people')),
  on: label('확인한 날', pastDay),
  text: label(
    '확인한 글',
    v.optional(v.pipe(text, v.regex(/^[a-p]{8}$/, TEXT))),
    '어느 글을 확인했는지 적는 여덟 글자. 비워 두고 저장하시면 채워집니다. 고친 글을 다시 확인하셨으면 비우고 저장합니다',
  ),
});
export type Review = v.InferOutput<typeof Review>;

/** The field for a lawyer's review of a text, which the site shows only after it (docs/editing.md). */
export const reviewed = label(
  '확인한 변호사',
  v.optional(Review),
  '변호사가 글을 모두 읽고 확인했을 때에만 적습니다',
);
