import { words } from '#app/calculators/checklist/list-copy.ts';
import { copy as deadlines } from '#app/calculators/deadlines/copy.ts';
import { rulePhrases } from '#app/calculators/deadlines/rule-phrases.ts';
import { lawFacts } from '#app/firm/law-facts/law-facts.ts';
import { mayIGroups, verdicts } from '#app/firm/schema/may-i-kinds.ts';
import { feePlaces, paperOwners } from '#app/firm/schema/paper-kinds.ts';
import { costUnits, courtKinds } from '#app/firm/schema/task-schema.ts';
import { toolNames } from '#app/firm/schema/tools.ts';

const forms = { renounce: '상속포기', limited: '한정승인', extend: '기간연장' };

/** Korean labels of choices that are stored under English names or numbers, by field. */
export const optionLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tool: toolNames,
  whose: paperOwners,
  place: feePlaces,
  group: mayIGroups,
  verdict: verdicts,
  court: courtKinds,
  per: costUnits,
  forms,
  form: forms,
  facts: Object.fromEntries(
    Object.entries(lawFacts).map(([id, { says, basis }]) => [id, `${id} ${says} (${basis})`]),
  ),
  term: {
    ...Object.fromEntries(Object.entries(rulePhrases).map(([id, { name }]) => [id, name])),
    'car-transfer': '자동차 이전등록',
    'deceased-income-tax': '고인의 종합소득세',
    'health-dependant': '건강보험 피부양자 신고',
    'lease-objection': '임차권을 잇지 않겠다는 뜻',
    undated: '날짜가 없음',
  },
  verified: {
    text: '조문을 읽음',
    secondary: '다른 자료에서 봄',
    unsettled: '판결이 없거나 엇갈림',
  },
  me: words.me,
  debts: words.said.debtLong,
  will: words.said.wills,
  abroad: deadlines.abroadOptions,
  kinds: words.kinds,
  rule: {
    'civil-act': '민법의 시행',
    'forced-shares': '유류분 제도의 시행',
    'shares-of-today': '지금의 순위와 상속분',
    'acceptance-of-age': '성년이 된 뒤의 특별한정승인',
    'siblings-without-forced-share': '형제자매의 유류분이 없어짐',
    forfeiture: '상속권 상실',
    'reward-for-care': '기여에 대한 보상',
    'tax-act-of-2026': '2026년의 상속세법',
    'term-for-forced-share-over': '유류분 개정 기한이 지남',
    'spouse-of-the-dead-only': '먼저 사망한 분의 배우자만 대습',
    'forced-share-in-value': '유류분을 돈으로 반환',
    'tax-bill-of-2026': '2026년의 상속세법 개정안',
  },
};
