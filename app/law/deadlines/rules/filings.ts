import type { Rule } from './rule.ts';

/** What is filed with offices: 사망신고, 안심상속, 상속세, 취득세. */
export const filings: Rule[] = [
  {
    id: 'death-report',
    name: '사망신고',
    event: 'knew-death',
    from: '사망 사실을 안 날부터',
    length: { months: 1 },
    daysOff: 'civil',
    side: 'office',
    where: '시·구·읍·면의 사무소',
    who: '함께 살던 친족',
    articles: ['가족관계등록법 제84조'],
    after:
      '지난 뒤에도 신고하셔야 합니다. 5만\u00a0원 이하의 과태료가 있을 수 있습니다(가족관계등록법 제122조).',
    unsettled: {
      text: '첫날을 세지 않으면 하루 늦습니다. 첫날도 세어 이른 날을 적었습니다.',
      articles: ['가족관계등록법 제37조'],
    },
  },
  {
    id: 'safe-inheritance',
    name: '안심상속 신청',
    event: 'death',
    from: '돌아가신 날부터',
    length: { months: 12 },
    daysOff: 'civil',
    side: 'office',
    where: '주민센터, 정부24',
    who: '상속인',
    articles: ['행정안전부 예규'],
    after:
      '재산과 빚을 한 번에 조회하는 길은 닫히지만, 금융회사와 관공서에 하나씩 물으실 수 있습니다.',
    unsettled: {
      text: '돌아가신 달의 말일부터 1년이라는 안내도 있습니다. 이른 날을 적었습니다.',
      articles: ['행정안전부 예규'],
    },
  },
  {
    id: 'inheritance-tax',
    name: '상속세 신고',
    event: 'month-of-death',
    from: '돌아가신 달의 말일부터',
    length: { months: 6 },
    abroad: {
      length: { months: 9 },
      who: ['deceased', 'all-heirs'],
      doubtful: {
        who: 'some-heirs',
        unsettled: {
          text: '상속인 가운데 일부만 주소가 외국일 때에도 9개월인지는 풀이가 갈립니다. 6개월로 셈하여 이른 날을 적었습니다.',
          articles: ['상증법 제67조 제4항'],
        },
      },
    },
    daysOff: 'tax',
    side: 'office',
    where: '세무서',
    who: '상속인',
    articles: ['상증법 제67조'],
    after:
      '지난 뒤에도 신고하실 수 있습니다(국세기본법 제45조의3). 가산세가 붙을 수 있으니 빠를수록 좋습니다.',
  },
  {
    id: 'acquisition-tax',
    name: '취득세 신고',
    event: 'month-of-death',
    from: '돌아가신 달의 말일부터',
    length: { months: 6 },
    abroad: { length: { months: 9 }, who: ['some-heirs', 'all-heirs'] },
    daysOff: 'tax',
    side: 'office',
    where: '시·군·구청',
    who: '부동산이나 자동차를 물려받은 분',
    articles: ['지방세법 제20조'],
    after: '지난 뒤에도 신고하실 수 있지만 가산세가 붙을 수 있습니다.',
    unsettled: {
      text: '지방세법은 저희가 읽은 조문 뒤에 바뀌었을 수 있습니다. 신고하시기 전에 시·군·구청에 확인해 주십시오.',
      articles: ['지방세법 제20조'],
    },
  },
  {
    id: 'spouse-division',
    name: '배우자 몫의 분할과 신고',
    event: 'tax-return',
    from: '상속세 신고기한의 다음 날부터',
    length: { months: 9 },
    daysOff: 'tax',
    side: 'office',
    where: '등기소, 세무서',
    who: '배우자 상속공제를 5억\u00a0원 넘게 받으려는 분',
    articles: ['상증법 제19조 제2항'],
    hint: '소송 등 부득이한 사유는 이날까지 세무서에 신고하시면 6개월을 더 얻으실 수 있습니다(제3항).',
    after: '배우자 상속공제는 5억\u00a0원이 남습니다(상증법 제19조 제4항).',
  },
];
