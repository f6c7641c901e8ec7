import type { RuleId } from '#app/law/deadlines/rules.ts';

/** A term in words. */
interface RulePhrase {
  name: string;
  /** Where the act is done. */
  where: string;
  /** Whom it concerns; without one, the heirs. */
  who?: string;
  /** What may help before the day. */
  hint?: string;
  /** What is still possible when the day has passed. */
  after: string;
}

export const rulePhrases: Record<RuleId, RulePhrase> = {
  'death-report': {
    name: '사망신고',
    where: '시·구·읍·면의 사무소',
    who: '함께 살던 친족',
    after:
      '지난 뒤에도 신고하셔야 합니다. 5만\u00a0원 이하의 과태료가 있을 수 있습니다(가족관계등록법 제122조).',
  },
  'safe-inheritance': {
    name: '안심상속 신청',
    where: '주민센터, 정부24',
    after:
      '재산과 빚을 한 번에 조회하는 길은 닫히지만, 금융회사와 관공서에 하나씩 물으실 수 있습니다.',
  },
  'inheritance-tax': {
    name: '상속세 신고',
    where: '세무서',
    after:
      '지난 뒤에도 신고하실 수 있습니다(국세기본법 제45조의3). 가산세가 붙을 수 있으니 빠를수록 좋습니다.',
  },
  'acquisition-tax': {
    name: '취득세 신고',
    where: '시·군·구청',
    who: '부동산이나 자동차를 물려받은 분',
    after: '지난 뒤에도 신고하실 수 있지만 가산세가 붙을 수 있습니다.',
  },
  'spouse-division': {
    name: '배우자 몫의 분할과 신고',
    where: '등기소, 세무서',
    who: '배우자 상속공제를 5억\u00a0원 넘게 받으려는 분',
    hint: '소송 등 부득이한 사유는 이날까지 세무서에 신고하시면 6개월을 더 얻으실 수 있습니다(제3항).',
    after: '배우자 상속공제는 5억\u00a0원이 남습니다(상증법 제19조 제4항).',
  },
  renunciation: {
    name: '상속포기·한정승인',
    where: '가정법원',
    hint: '기한 안에 청구하시면 가정법원이 기간을 늘려 줄 수 있습니다.',
    after:
      '빚이 더 많은 것을 중대한 과실 없이 모르셨다면, 안 날부터 3개월 안에 특별한정승인을 하실 수 있습니다(민법 제1019조 제3항).',
  },
  'next-rank-renunciation': {
    name: '다음 순위의 포기·한정승인',
    where: '가정법원',
    who: '앞 순위가 모두 포기하여 상속인이 된 분',
    hint: '기한 안에 청구하시면 가정법원이 기간을 늘려 줄 수 있습니다.',
    after:
      '빚이 더 많은 것을 중대한 과실 없이 모르셨다면, 안 날부터 3개월 안에 특별한정승인을 하실 수 있습니다(민법 제1019조 제3항).',
  },
  'special-limited-acceptance': {
    name: '특별한정승인',
    where: '가정법원',
    who: '빚이 더 많은 것을 중대한 과실 없이 모른 채 승인한 상속인',
    hint: '이미 처분한 재산이 있으면 그 목록과 가액도 함께 내십니다(민법 제1030조 제2항).',
    after:
      '아신 날이 언제인지부터 다시 살펴야 합니다. 승인하실 때 미성년자였다면 성년이 된 뒤의 한정승인이 남아 있을 수 있습니다(민법 제1019조 제4항).',
  },
  'minor-limited-acceptance': {
    name: '성년이 된 뒤의 한정승인',
    where: '가정법원',
    who: '미성년일 때 빚이 더 많은 상속을 승인하게 된 상속인',
    after: '성년이 된 뒤 언제 아셨는지는 사실의 문제입니다. 그날부터 다시 살펴야 합니다.',
  },
  'creditor-notice': {
    name: '채권자에게 알리는 공고',
    where: '신문 등의 공고',
    who: '한정승인을 한 상속인',
    hint: '채권을 신고할 기간은 2개월 이상으로 정하십니다.',
    after:
      '지났더라도 바로 공고하셔야 합니다. 게을리하여 다른 채권자가 변제받지 못하면 그 손해를 물어 주게 될 수 있습니다(민법 제1038조).',
  },
  separation: {
    name: '상속재산의 분리 청구',
    where: '가정법원',
    who: '돌아가신 분이나 상속인에게 받을 것이 있는 분',
    after:
      '상속인이 아직 승인이나 포기를 하지 않은 동안에는 지난 뒤에도 청구하실 수 있습니다(민법 제1045조 제2항).',
  },
  forfeiture: {
    name: '상속권 상실 청구',
    where: '가정법원',
    who: '공동상속인, 없으면 다음에 상속인이 될 분',
    after:
      '그 사람이 상속인이 된 것을 더 늦게 아셨다면 그날부터 셉니다. 공정증서 유언에 뜻이 남아 있으면 유언집행자가 청구합니다(민법 제1004조의2 제1항).',
  },
  'forced-share-1y': {
    name: '유류분 청구',
    where: '받은 사람, 지방법원',
    who: '자녀와 손자녀, 배우자, 부모와 조부모인 상속인',
    after:
      '돌려받을 증여나 유언을 더 늦게 아셨다면 그날부터 1년입니다. 다만 돌아가신 날부터 10년을 넘지 못합니다.',
  },
  'forced-share-10y': {
    name: '유류분 청구의 끝',
    where: '받은 사람, 지방법원',
    who: '자녀와 손자녀, 배우자, 부모와 조부모인 상속인',
    after:
      '유류분은 청구하실 수 없습니다. 상속재산의 분할을 아직 하지 않으셨다면 그때 증여를 함께 셈합니다(민법 제1008조).',
  },
  'recovery-3y': {
    name: '상속회복 청구',
    where: '법원',
    who: '상속권을 침해당한 상속인',
    after: '침해를 언제 아셨는지는 사실의 문제입니다. 그날부터 다시 살펴야 합니다.',
  },
  'recovery-10y': {
    name: '상속회복 청구의 끝',
    where: '법원',
    who: '상속권을 침해당한 상속인',
    after:
      '상속이 시작된 뒤 인지나 재판으로 상속인이 된 분의 가액 청구(민법 제1014조)에는 10년을 적용할 수 없습니다(헌법재판소 2021헌마1588).',
  },
  'oral-will': {
    name: '말로 남긴 유언의 검인 신청',
    where: '가정법원',
    who: '증인, 이해관계인',
    after:
      '이 방식의 유언으로 인정받기 어렵습니다. 다른 방식의 유언이 있는지 살피시고, 없으면 법정상속분대로 나눕니다.',
  },
  'special-relation': {
    name: '특별연고자의 분여 청구',
    where: '가정법원',
    who: '함께 살며 생계를 같이했거나 돌보아 드린 분',
    after: '남은 재산은 국가에 귀속됩니다(민법 제1058조).',
  },
};
