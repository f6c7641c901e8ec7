import * as v from 'valibot';
import { fields, label, listOf, text } from './fields/fields.ts';

/** The consultation: the form's page lists what to bring. */
export const ConsultationSchema = fields({
  bring: label(
    '준비하시면 좋은 것',
    v.optional(listOf(text)),
    '한 줄에 하나씩. 상담 신청 페이지에 나옵니다. 예: 가족관계증명서',
  ),
});
