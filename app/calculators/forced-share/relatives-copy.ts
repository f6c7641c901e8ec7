/** Texts about people who died before or do not inherit. */
export const relatives = {
  summary: '먼저 사망했거나 상속을 포기한 가족이 있다면',
  any: '그런 가족이 있나요?',
  hint: '상속포기는 가정법원에 신고한 경우만 고르세요. 제1041조',
  who: '누구인가요?',
  status: '상태',
  statuses: {
    predeceased: '먼저 사망',
    renounced: '상속포기',
    disqualified: '상속결격',
    forfeited: '상속권 상실',
  },
  spouse: '그분의 배우자',
  children: '그분의 자녀 수',
  add: '가족 한 분 더 입력',
  remove: '삭제',
  full: '여덟 분까지 입력하실 수 있습니다. 더 있으면 상담하실 때 말씀해 주세요.',
};
