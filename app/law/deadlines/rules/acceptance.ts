import type { Rule } from './rule.ts';

const court = { daysOff: 'civil', side: 'court', where: '가정법원' } as const;

/** 상속의 승인과 포기 (민법 1019, 1032, 1045). */
export const acceptance: Rule[] = [
  {
    ...court,
    id: 'renunciation',
    name: '상속포기·한정승인',
    event: 'knew-succession',
    from: '상속이 시작된 것을 안 날부터',
    length: { months: 3 },
    who: '상속인',
    articles: ['민법 제1019조 제1항'],
    hint: '기한 안에 청구하시면 가정법원이 기간을 늘려 줄 수 있습니다.',
    after:
      '빚이 더 많은 것을 중대한 과실 없이 모르셨다면, 안 날부터 3개월 안에 특별한정승인을 하실 수 있습니다(민법 제1019조 제3항).',
  },
  {
    ...court,
    id: 'next-rank-renunciation',
    name: '다음 순위의 포기·한정승인',
    event: 'became-heir',
    from: '앞 순위의 포기로 상속인이 된 것을 안 날부터',
    length: { months: 3 },
    who: '앞 순위가 모두 포기하여 상속인이 된 분',
    articles: ['민법 제1019조 제1항'],
    hint: '기한 안에 청구하시면 가정법원이 기간을 늘려 줄 수 있습니다.',
    after:
      '빚이 더 많은 것을 중대한 과실 없이 모르셨다면, 안 날부터 3개월 안에 특별한정승인을 하실 수 있습니다(민법 제1019조 제3항).',
  },
  {
    ...court,
    id: 'special-limited-acceptance',
    name: '특별한정승인',
    event: 'knew-debts',
    from: '빚이 더 많은 것을 안 날부터',
    length: { months: 3 },
    who: '빚이 더 많은 것을 중대한 과실 없이 모른 채 승인한 상속인',
    articles: ['민법 제1019조 제3항'],
    hint: '이미 처분한 재산이 있으면 그 목록과 가액도 함께 내십니다(민법 제1030조 제2항).',
    after:
      '아신 날이 언제인지부터 다시 살펴야 합니다. 승인하실 때 미성년자였다면 성년이 된 뒤의 한정승인이 남아 있을 수 있습니다(민법 제1019조 제4항).',
  },
  {
    ...court,
    id: 'minor-limited-acceptance',
    name: '성년이 된 뒤의 한정승인',
    event: 'adult-knew-debts',
    from: '성년이 된 뒤 빚이 더 많은 것을 안 날부터',
    length: { months: 3 },
    who: '미성년일 때 빚이 더 많은 상속을 승인하게 된 상속인',
    articles: ['민법 제1019조 제4항'],
    after: '성년이 된 뒤 언제 아셨는지는 사실의 문제입니다. 그날부터 다시 살펴야 합니다.',
  },
  {
    ...court,
    id: 'creditor-notice',
    name: '채권자에게 알리는 공고',
    event: 'limited-acceptance',
    from: '한정승인을 한 날부터',
    length: { days: 5 },
    where: '신문 등의 공고',
    who: '한정승인을 한 상속인',
    articles: ['민법 제1032조'],
    hint: '채권을 신고할 기간은 2개월 이상으로 정하십니다.',
    after:
      '지났더라도 바로 공고하셔야 합니다. 게을리하여 다른 채권자가 변제받지 못하면 그 손해를 물어 주게 될 수 있습니다(민법 제1038조).',
  },
  {
    ...court,
    id: 'separation',
    name: '상속재산의 분리 청구',
    event: 'death-for-creditors',
    from: '돌아가신 날부터',
    length: { months: 3 },
    who: '돌아가신 분이나 상속인에게 받을 것이 있는 분',
    articles: ['민법 제1045조 제1항'],
    after:
      '상속인이 아직 승인이나 포기를 하지 않은 동안에는 지난 뒤에도 청구하실 수 있습니다(민법 제1045조 제2항).',
  },
];
