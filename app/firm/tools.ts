/** 계산기: what each calculator answers, and where it is. */
export const tools = {
  id: 'tools',
  label: '계산기',
  title: '직접 계산해 보세요',
  intro: '입력하신 내용은 이 기기에서만 계산하고 저희에게 오지 않습니다.',
  items: [
    {
      id: 'shares',
      name: '상속분 계산',
      text: '누가 얼마를 상속받는지 계산합니다.',
      href: '/shares',
    },
    {
      id: 'forced-share-calculator',
      name: '유류분 계산',
      text: '부족한 금액이 있는지 계산합니다.',
      href: '/forced-share',
    },
    {
      id: 'deadlines',
      name: '기한 계산',
      text: '마지막 날이 언제인지 알려 드립니다.',
      href: '/deadlines',
    },
  ] as const,
  /** Of the drawings. */
  words: {
    received: '받은 재산',
    lacking: '부족한 금액',
    terms: ['1개월', '3개월', '6개월', '1년'],
  },
  more: { text: '상속세 계산', href: '/inheritance-tax' },
};
