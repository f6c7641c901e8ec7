import * as v from 'valibot';
import { type LawFactId, lawFacts } from '../law-facts/law-facts.ts';
import { fileFields } from './fields/approved.ts';
import { legal } from './fields/facts.ts';
import {
  distinct,
  fields,
  keyOf,
  label,
  longText,
  order,
  pastDay,
  text,
  yesNo,
} from './fields/fields.ts';
import { reference } from './fields/references.ts';
import { reviewed } from './fields/review.ts';
import { officialSites } from './official-sites.ts';
import { feePlaces, paperOwners } from './paper-kinds.ts';

const FEE = '수수료는 원 단위의 숫자만 적습니다. 없으면 0, 모르면 그 줄을 지웁니다. 예: 1000';

const Fee = v.pipe(
  fields({
    place: label('떼는 곳', keyOf(feePlaces, '곳')),
    won: label('수수료', v.pipe(v.number(FEE), v.integer(FEE), v.minValue(0, FEE)), '없으면 0'),
    note: label('덧붙일 말', v.optional(text), '예: 다른 사람의 것을 떼시면 500원'),
    verified: label('조문에서 읽었습니다', yesNo),
    asOf: label('언제의 금액인지', v.optional(pastDay), '조문에서 읽지 않았으면 적습니다'),
  }),
  v.forward(
    v.check(
      ({ verified, asOf }) => verified || asOf !== undefined,
      '조문에서 읽지 않은 금액은 언제의 것인지 적습니다. 예: 2026-11-26',
    ),
    ['asOf'],
  ),
);

const COPIES = '통수는 1부터의 숫자로 적습니다';

const Paper = fileFields({
  name: label('이름', text, '창구에서 쓰는 정확한 이름. 예: 기본증명서(상세)'),
  owned: label(
    '누구의 것인지 밝힌 이름',
    v.optional(text),
    '같은 이름의 서류가 둘일 때. 예: 고인의 기본증명서(상세)',
  ),
  whose: label('묶음', keyOf(paperOwners, '묶음')),
  order: label('순서', order, '묶음 안에서 작은 수가 먼저 나옵니다'),
  summary: label('목록에 나올 말', text, '한 줄. 예: 돌아가신 날이 나옵니다'),
  purpose: label('무엇에 쓰나요', longText),
  say: label('창구에서 하실 말', v.optional(longText), '말로 신청하지 않는 서류면 비워 둡니다'),
  mustShow: label('나와야 할 것', longText),
  where: label('어디서', longText),
  online: label(
    '인터넷으로 떼기',
    v.optional(
      fields({
        text: label('안내', longText, '누가 뗄 수 있는지 함께 적습니다'),
        site: label('기관', v.optional(keyOf(officialSites, '기관')), '링크가 걸립니다'),
      }),
    ),
  ),
  who: label('누가', v.optional(longText)),
  bring: label('가져갈 것', v.optional(longText)),
  own: label(
    '떼지 않는 서류',
    v.optional(yesNo),
    '집에 있거나 직접 쓰는 서류면 켭니다. 수수료를 0으로 더합니다',
  ),
  fees: label('수수료', v.optional(distinct(Fee, 'place')), '모르는 것은 적지 않습니다'),
  fresh: label('언제 뗀 것', v.optional(longText)),
  copies: label(
    '통수',
    v.optional(v.pipe(v.number(COPIES), v.integer(COPIES), v.minValue(1, COPIES)), 1),
    '한 곳에 내는 통수. 적지 않으면 1',
  ),
  together: label('함께 떼시면 좋은 서류', v.optional(distinct(reference('papers')))),
  abroad: label('외국에 있는 상속인의 서류', v.optional(yesNo)),
  aliases: label(
    '사람들이 부르는 이름',
    v.optional(distinct(text)),
    '찾을 때 쓰입니다. 예: 호적등본',
  ),
  ...legal,
  source: label('출처', text),
  checkedOn: label('확인한 날', pastDay, '법을 글과 마지막으로 대조한 날'),
  verified: label(
    '모두 조문에서 읽었습니다',
    yesNo,
    '창구에서 하실 말처럼 조문에 없는 것이 있으면 끕니다. 끄면 ‘내시기 전에 확인하세요’가 함께 나옵니다',
  ),
  toConfirm: label('변호사가 확인할 것', v.optional(distinct(text)), '사이트에 나오지 않습니다'),
  reviewed,
});

/** A paper's file in content/papers/: its exact name, its use, the offices that issue it, and their fees. */
export const PaperSchema = v.pipe(
  Paper,
  v.forward(
    v.check(({ own, fees }) => !own || !fees, '떼지 않는 서류(own)입니다. 줄을 지웁니다'),
    ['fees'],
  ),
  v.forward(
    v.check(
      ({ verified, fees = [] }) => !verified || fees.every((fee) => fee.verified),
      '조문에서 읽지 않은 수수료가 있습니다. false로 고칩니다',
    ),
    ['verified'],
  ),
  v.forward(
    v.check(
      ({ verified, facts }) => !verified || facts.every(wasRead),
      '조문에서 읽지 않은 근거 번호가 있습니다. false로 고칩니다',
    ),
    ['verified'],
  ),
);

/** Whether a row was read in the text of a statute or a decision. */
function wasRead(id: LawFactId): boolean {
  return lawFacts[id]?.source === 'text';
}

/** A paper as its file says; the id is the name of the file and its anchor on the page of papers. */
export type WrittenPaper = Omit<v.InferOutput<typeof PaperSchema>, 'order'> & { id: string };
