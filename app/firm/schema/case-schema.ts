import * as v from 'valibot';
import { koreanDay } from '#app/law/korean-time.ts';
import { fileFields } from './fields/approved.ts';
import { distinct, label, longText, text } from './fields/fields.ts';
import { reference } from './fields/references.ts';

const PERIOD = '해부터 적습니다. 예: 2025년, 7개월';

/** Returns the start of a case as 2025 or 2025-03, so that text sorts like dates. */
function monthOf(period: string): string {
  const [, year = '', month] = /^(\d{4})년(?: ?(\d{1,2})월)?/.exec(period) ?? [];
  return month ? `${year}-${month.padStart(2, '0')}` : year;
}

/** A file of content/cases/: the family's problem and the firm's work, without the result. */
export const CaseSchema = fileFields({
  title: label('제목', text, '가족의 질문. 예: 어머니의 빚을 저희가 갚아야 하나요?'),
  area: label('업무', reference('areas'), '이 업무의 페이지에 나옵니다'),
  situation: label('상황', v.optional(reference('situations'))),
  period: label(
    '맡은 때',
    v.pipe(
      v.string(PERIOD),
      v.regex(/^(?:19|20)\d{2}년/, PERIOD),
      v.check(
        (value) => monthOf(value) <= koreanDay(new Date()),
        '아직 오지 않은 때입니다. 고칩니다',
      ),
    ),
    '해와 걸린 기간. 예: 2025년, 7개월',
  ),
  family: label('가족', longText, '누가 돌아가셨고 누가 남았는지. 이름이 아니라 관계로 적습니다'),
  issue: label('쟁점', longText, '무엇이 문제였는지'),
  done: label('한 일', distinct(text), '한 줄에 하나씩, 순서대로. 결과는 적지 않습니다'),
  note: label('덧붙임', v.optional(longText), '결과는 적지 않습니다'),
  consent: label(
    '의뢰인의 동의를 받았거나, 누구인지 알 수 없게 바꾸었습니다',
    v.literal(
      true,
      '의뢰인의 동의를 받았거나 누구인지 알 수 없게 바꾼 사건만 올립니다. 그렇게 한 뒤에 true로 적습니다',
    ),
    '켜야 올릴 수 있습니다',
  ),
});

/** A case as the pages show it; the id is the name of its file. */
export type FirmCase = v.InferOutput<typeof CaseSchema> & { id: string };
