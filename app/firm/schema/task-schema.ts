import * as v from 'valibot';
import {
  abroadAnswers,
  debtAnswers,
  propertyKinds,
  relations,
  willAnswers,
} from '#app/law/case-facts.ts';
import { type OfficeTermId, officeTermIds } from '#app/law/deadlines/office-terms.ts';
import { type RuleId, rules } from '#app/law/deadlines/rules.ts';
import { fileFields } from './fields/approved.ts';
import { legal } from './fields/facts.ts';
import {
  day,
  distinct,
  fields,
  keyOf,
  label,
  listOf,
  longText,
  oneOf,
  order,
  pastDay,
  text,
  yesNo,
} from './fields/fields.ts';
import { reference } from './fields/references.ts';
import { reviewed } from './fields/review.ts';
import { formIds } from './forms-schema.ts';

/** Courts by the address that decides which of them is competent. */
export const courtKinds = {
  'last-address': '고인의 마지막 주소지 가정법원',
  'other-party': '상대방 주소지 가정법원',
  child: '미성년 자녀의 주소지 가정법원',
  ward: '후견받을 분의 주소지 가정법원',
  absentee: '연락이 안 되는 분의 마지막 주소지 가정법원',
  district: '상대방 주소지 지방법원',
  bankruptcy: '회생법원',
  registry: '전국 등기소',
} as const;

/** Units of a cost. */
export const costUnits = {
  claimant: '청구하는 분마다',
  heir: '기간을 늘릴 상속인마다',
  child: '자녀마다',
  person: '대상이 되는 분마다',
  will: '유언장마다',
  property: '부동산마다',
  once: '한 번',
} as const;

/** How well the statements of a file are known: read in the statute, read elsewhere, or open. */
const marks = ['text', 'secondary', 'unsettled'] as const;
const mark = oneOf(marks, '확인한 정도');

const terms: readonly (RuleId | OfficeTermId | 'undated')[] = [
  ...rules.map((rule) => rule.id),
  ...officeTermIds,
  'undated',
];

/**
 * A set of facts that all hold; a list of values holds if the fact is one of them. The list of the sets holds if one of
 * them does. A fact that is not known decides nothing.
 */
const Facts = v.pipe(
  fields({
    me: label('고인과의 관계', v.optional(distinct(oneOf(relations, '관계')))),
    debts: label('빚', v.optional(distinct(oneOf(debtAnswers, '빚')))),
    will: label('유언', v.optional(distinct(oneOf(willAnswers, '유언')))),
    abroad: label('외국', v.optional(distinct(oneOf(abroadAnswers, '외국')))),
    minor: label('미성년 상속인이 있는지', v.optional(yesNo)),
    incapable: label('결정이 어려운 상속인이 있는지', v.optional(yesNo)),
    unreachable: label('연락이 안 되는 상속인이 있는지', v.optional(yesNo)),
    kinds: label('고인의 재산', v.optional(distinct(oneOf(propertyKinds, '재산')))),
  }),
  v.check((facts) => Object.keys(facts).length > 0, '조건을 하나는 적습니다'),
);
const condition = label(
  '조건',
  listOf(Facts),
  '한 줄에 적은 것이 모두 맞거나, 여러 줄 가운데 하나가 맞으면 보입니다',
);
export type Condition = v.InferOutput<typeof condition>;

const papers = label('서류', distinct(reference('papers')), '서류의 파일 이름');

const Cost = fields({
  what: label('이름', text, '예: 인지대'),
  won: label(
    '금액',
    v.pipe(v.number('금액은 원 단위의 숫자만 적습니다'), v.integer(), v.minValue(1)),
    '모르는 금액은 줄을 적지 않습니다',
  ),
  per: label('세는 단위', keyOf(costUnits, '단위')),
  note: label('덧붙임', v.optional(text)),
  verified: label('확인한 정도', mark),
  asOf: label('언제부터의 금액', day),
});

/** A file of content/tasks/: one thing that a family does after a death. */
export const TaskSchema = v.pipe(
  fileFields({
    title: label('제목', text, '예: 상속포기 신고'),
    order: label('순서', v.optional(order), '같은 날에 끝나는 일 가운데 작은 수가 먼저 나옵니다'),
    short: label('짧은 이름', text, '여러 일을 한 줄에 적을 때. 예: 상속포기'),
    act: label(
      '할 말',
      v.optional(text),
      '페이지의 제목이 됩니다. 예: 사망신고를 하세요. 일부에게만 필요한 일이면 적지 않습니다',
    ),
    row: label('함께 적을 줄의 제목', v.optional(text), '같은 제목의 일은 목록에서 한 줄이 됩니다'),
    core: label('핵심', v.optional(yesNo), '켜진 일을 모두 확인해야 목록이 보입니다'),
    why: label('무엇을 왜 하는지', longText, '한두 문장'),
    term: label(
      '기한',
      oneOf(terms, '기한'),
      '날짜는 계산기의 법에서 나옵니다. 날짜가 없으면 undated',
    ),
    until: label('기한을 말로', v.optional(text), '날짜가 없는 일에 적습니다. 예: 지체 없이'),
    office: label('어디에', v.optional(longText), '관청이나 회사'),
    court: label('법원', v.optional(keyOf(courtKinds, '법원')), '누구의 주소로 정하는지'),
    papers: label('서류', v.optional(papers)),
    morePapers: label(
      '경우에 따라 더할 서류',
      v.optional(
        listOf(
          fields({
            who: label('어떤 경우', text, '예: 미성년자가 포기할 때'),
            condition: label('조건', v.optional(condition)),
            papers,
          }),
        ),
      ),
    ),
    costs: label('비용', v.optional(listOf(Cost)), '모르는 비용은 적지 않습니다'),
    dont: label(
      '하지 마실 일',
      v.optional(
        fields({
          acts: label('하지 마실 일', listOf(text)),
          why: label('까닭', longText),
          ...legal,
        }),
      ),
      '“법원이 받아들였다고 알려 줄 때까지 하지 마세요” 아래에 나옵니다',
    ),
    askFirst: label('내기 전에 물어볼 경우', v.optional(listOf(text))),
    notes: label('알아 두실 것', v.optional(listOf(longText))),
    family: label('가족에게 알릴 것', v.optional(longText)),
    past: label(
      '날짜가 지났으면',
      v.optional(longText),
      '아직 할 수 있는 것. 없으면 목록에서 뺍니다',
    ),
    form: label('쓸 서식', v.optional(oneOf(formIds, '서식'))),
    condition: label('조건', v.optional(condition), '없으면 누구에게나 보입니다'),
    ifUnknown: label(
      '아직 모를 때의 말',
      v.optional(longText),
      '조건에 관한 답이 없을 때 나옵니다',
    ),
    after: label(
      '먼저 할 일',
      v.optional(distinct(reference('tasks'))),
      '이 가운데 하나를 마쳐야 보입니다',
    ),
    closedBy: label(
      '대신하는 일',
      v.optional(distinct(reference('tasks'))),
      '이 가운데 하나를 마치면 보이지 않습니다',
    ),
    once: label(
      '다른 일을 마친 뒤의 말',
      v.optional(
        listOf(
          fields({
            done: label('마친 일', reference('tasks')),
            says: label('그때의 말', longText),
          }),
        ),
      ),
      '이 말이 나오면 페이지의 제목이 되지 않습니다',
    ),
    ...legal,
    source: label('출처', text),
    verified: label('확인한 정도', mark, '모두 조문에서 읽었을 때에만 조문을 읽음입니다'),
    doubts: label('변호사가 볼 것', v.optional(listOf(text)), '조문을 읽지 못한 문장'),
    checkedOn: label('확인한 날', pastDay),
    reviewed,
  }),
  v.forward(
    v.check(({ office, court }) => Boolean(office ?? court), 'office나 court를 적습니다'),
    ['office'],
  ),
  v.forward(
    v.check(
      ({ condition: only, ifUnknown }) => Boolean(only) === Boolean(ifUnknown),
      'condition이 있으면 ifUnknown도 적고, 없으면 적지 않습니다',
    ),
    ['ifUnknown'],
  ),
);

/** A task as the pages show it; the id is the name of its file. */
export type Task = Omit<v.InferOutput<typeof TaskSchema>, 'order' | 'approved'> & { id: string };
