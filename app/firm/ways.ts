/** 상담과 비용: how a consultation works, and what a fee consists of, without amounts. */
export const ways = {
  id: 'ways',
  label: '상담과 비용',
  title: '상담은 이렇게 진행됩니다',
  intro: ['상담만 받으셔도 됩니다.'],
  steps: {
    label: '상담의 순서',
    items: [
      {
        id: 'ways-listen',
        title: '말씀을 듣습니다',
        text: '서류가 없어도 괜찮습니다.',
      },
      {
        id: 'ways-draw',
        title: '가계도를 그립니다',
        text: '상속분을 조문과 함께 적습니다.',
      },
      {
        id: 'ways-dates',
        title: '기한을 적습니다',
        text: '마지막 날을 날짜로 적어 드립니다.',
      },
      {
        id: 'ways-decide',
        title: '맡기실지 결정하시면 됩니다',
        text: '범위와 보수를 계약서에 적습니다.',
      },
    ],
  },
  fee: {
    title: '보수는 이렇게 정해집니다',
    note: '금액은 업무의 범위를 확인한 뒤 계약서에 씁니다.',
    rows: [
      {
        term: '착수금',
        text: '업무를 시작할 때 받습니다. 사건의 종류와 범위, 상속인의 수에 따라 정합니다.',
      },
      {
        term: '성공보수',
        text: '미리 약정한 때에만 결과가 나온 뒤에 받습니다. 어떤 결과일 때 얼마를 받는지 계약서에 씁니다.',
      },
      {
        term: '실비',
        text: '인지대, 송달료, 감정료처럼 법원과 기관에 내는 비용입니다. 영수증을 드립니다.',
      },
      { term: '부가가치세', text: '보수에 부가가치세 10%가 붙습니다.' },
    ],
  },
};
