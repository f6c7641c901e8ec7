import type { Rule } from './rule.ts';

const court = { daysOff: 'civil', side: 'court' } as const;

/** What is asked of courts and of persons: 유류분, 상속권 상실, 상속회복, 유언, 특별연고자. */
export const claims: Rule[] = [
  {
    ...court,
    id: 'forfeiture',
    name: '상속권 상실 청구',
    event: 'knew-ground',
    from: '그 사람이 상속인이 된 것을 안 날부터',
    length: { months: 6 },
    where: '가정법원',
    who: '공동상속인, 없으면 다음에 상속인이 될 분',
    articles: ['민법 제1004조의2 제3항'],
    after:
      '그 사람이 상속인이 된 것을 더 늦게 아셨다면 그날부터 셉니다. 공정증서 유언에 뜻이 남아 있으면 유언집행자가 청구합니다(민법 제1004조의2 제1항).',
  },
  {
    ...court,
    id: 'forced-share-1y',
    name: '유류분 청구',
    event: 'knew-gift',
    from: '돌아가신 사실과 증여를 안 날부터',
    length: { months: 12 },
    where: '받은 사람, 지방법원',
    who: '자녀와 손자녀, 배우자, 부모와 조부모인 상속인',
    articles: ['민법 제1117조'],
    after:
      '돌려받을 증여나 유언을 더 늦게 아셨다면 그날부터 1년입니다. 다만 돌아가신 날부터 10년을 넘지 못합니다.',
  },
  {
    ...court,
    id: 'forced-share-10y',
    name: '유류분 청구의 끝',
    event: 'death',
    from: '돌아가신 날부터',
    length: { months: 120 },
    where: '받은 사람, 지방법원',
    who: '자녀와 손자녀, 배우자, 부모와 조부모인 상속인',
    articles: ['민법 제1117조'],
    after:
      '유류분은 청구하실 수 없습니다. 상속재산의 분할을 아직 하지 않으셨다면 그때 증여를 함께 셈합니다(민법 제1008조).',
  },
  {
    ...court,
    id: 'recovery-3y',
    name: '상속회복 청구',
    event: 'knew-infringement',
    from: '상속권이 침해된 것을 안 날부터',
    length: { months: 36 },
    where: '법원',
    who: '상속권을 침해당한 상속인',
    articles: ['민법 제999조 제2항'],
    after: '침해를 언제 아셨는지는 사실의 문제입니다. 그날부터 다시 살펴야 합니다.',
  },
  {
    ...court,
    id: 'recovery-10y',
    name: '상속회복 청구의 끝',
    event: 'infringement',
    from: '상속권을 침해한 행위가 있은 날부터',
    length: { months: 120 },
    where: '법원',
    who: '상속권을 침해당한 상속인',
    articles: ['민법 제999조 제2항'],
    after:
      '상속이 시작된 뒤 인지나 재판으로 상속인이 된 분의 가액 청구(민법 제1014조)에는 10년을 적용할 수 없습니다(헌법재판소 2021헌마1588).',
  },
  {
    ...court,
    id: 'oral-will',
    name: '말로 남긴 유언의 검인 신청',
    event: 'end-of-urgency',
    from: '급박한 사유가 끝난 날부터',
    length: { days: 7 },
    where: '가정법원',
    who: '증인, 이해관계인',
    articles: ['민법 제1070조 제2항'],
    after:
      '이 방식의 유언으로 인정받기 어렵습니다. 다른 방식의 유언이 있는지 살피시고, 없으면 법정상속분대로 나눕니다.',
  },
  {
    ...court,
    id: 'special-relation',
    name: '특별연고자의 분여 청구',
    event: 'end-of-notice',
    from: '상속인을 찾는 공고 기간이 끝난 뒤',
    length: { months: 2 },
    where: '가정법원',
    who: '함께 살며 생계를 같이했거나 돌보아 드린 분',
    articles: ['민법 제1057조의2 제2항'],
    after: '남은 재산은 국가에 귀속됩니다(민법 제1058조).',
  },
];
