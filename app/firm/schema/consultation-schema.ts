import * as v from 'valibot';
import { fields, label, listOf, text } from './fields/fields.ts';

const STEPS = '순서는 셋이나 넷을 적습니다';

/** The course of a consultation: the home page draws its steps, the form's page lists what to bring. */
export const ConsultationSchema = fields({
  steps: label(
    '상담의 순서',
    v.optional(
      v.pipe(
        listOf(
          fields({
            title: label(
              '하는 일',
              v.pipe(text, v.maxLength(16, '16자까지 적습니다')),
              '예: 말씀을 듣습니다',
            ),
            text: label('설명', v.pipe(text, v.maxLength(40, '40자까지 적습니다')), '한 문장'),
          }),
        ),
        v.minLength(3, STEPS),
        v.maxLength(4, STEPS),
      ),
    ),
    '셋이나 넷. 비워 두면 사이트에 준비된 말이 나옵니다',
  ),
  bring: label(
    '준비하시면 좋은 것',
    v.optional(listOf(text)),
    '한 줄에 하나씩. 상담 신청 페이지에 나옵니다. 예: 가족관계증명서',
  ),
});
