import * as v from 'valibot';
import { fileFields } from './fields/approved.ts';
import { legal } from './fields/facts.ts';
import {
  distinct,
  keyOf,
  label,
  longText,
  marked,
  order,
  pastDay,
  text,
  yesNo,
} from './fields/fields.ts';
import { reviewed } from './fields/review.ts';
import { mayIGroups, verdicts } from './may-i-kinds.ts';

/** A file of content/may-i/: a thing of the deceased, or a letter about a debt, and what to do with it. */
export const MayISchema = fileFields({
  name: label('이름', text, '사람들이 부르는 말. 예: 예금'),
  aliases: label('찾는 말', distinct(text), '같은 것을 부르는 다른 말. 검색에 쓰입니다. 예: 통장'),
  group: label('묶음', keyOf(mayIGroups, '묶음')),
  order: label('순서', v.optional(order), '묶음 안에서 작은 수가 먼저 나옵니다'),
  verdict: label('표시', keyOf(verdicts, '표시')),
  line: label(
    '한 줄',
    marked,
    '목록에 보이는 말. 하셔도 되는 일도 함께 적습니다. 예: 장례비 말고는 찾지 마세요',
  ),
  answer: label('답', longText, '펼치면 맨 위에 보이는 한두 문장'),
  why: label('까닭', longText),
  instead: label('대신 할 일', longText),
  ifDone: label('이미 했을 때', longText, '독촉장이면 기한이 이미 지났을 때'),
  ...legal,
  source: label('읽은 곳', text, '법령과 판결을 읽은 곳. 페이지에는 나오지 않습니다'),
  checkedOn: label('확인한 날', pastDay),
  verified: label('글을 직접 읽었습니다', yesNo, '조문에 적은 법령과 판결을 모두 읽었으면 켭니다'),
  unsettled: label(
    '판결이 없거나 엇갈립니다',
    v.optional(yesNo),
    '켜면 하기 전에 물어보시라는 말이 함께 나옵니다',
  ),
  reviewed,
});

/** An entry as in its file; the id is the name of the file and its anchor on the page. */
export type MayIEntry = Omit<v.InferOutput<typeof MayISchema>, 'order' | 'approved'> & {
  id: string;
};
