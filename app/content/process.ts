import type { ProcessNode } from './content-schema.ts';

/** 한 사건이 가는 길: the tree of the drawing. A `due` node has a deadline. */
const root: ProcessNode = {
  name: '돌아가심',
  note: '상속이 시작됩니다',
  basis: '제997조',
  next: [
    {
      name: '알아보기',
      note: '가족, 재산, 빚',
      next: [
        {
          name: '정하기',
          note: '안 날부터 3개월',
          basis: '제1019조',
          due: true,
          next: [
            {
              name: '상속포기',
              note: '가정법원에 신고',
              basis: '제1041조',
              next: [{ name: '상속인이 아님', note: '처음부터', basis: '제1042조' }],
            },
            {
              name: '한정승인',
              note: '목록을 붙여 신고',
              basis: '제1028조',
              next: [
                {
                  name: '채권자에게 알림',
                  note: '5일 안에 공고',
                  basis: '제1032조',
                  due: true,
                  next: [{ name: '갚기', note: '받은 재산까지만', basis: '제1028조' }],
                },
              ],
            },
            {
              name: '단순승인',
              note: '재산과 빚을 받음',
              basis: '제1025조',
              next: [
                {
                  name: '유언대로',
                  note: '방식에 맞으면',
                  basis: '제1012조',
                  next: [{ name: '집행', note: '등기와 인도' }],
                },
                {
                  name: '협의',
                  note: '모두의 뜻으로',
                  basis: '제1013조',
                  next: [{ name: '협의서', note: '등기와 인도' }],
                },
                {
                  name: '심판',
                  note: '뜻이 갈리면',
                  basis: '제1013조',
                  next: [{ name: '확정', note: '등기와 인도' }],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      name: '사망신고',
      note: '안 날부터 1개월',
      basis: '가족관계등록법 제84조',
      due: true,
    },
    {
      name: '상속세 신고',
      note: '그달의 말일부터 6개월',
      basis: '상증법 제67조',
      due: true,
    },
    {
      name: '유류분 청구',
      note: '모자라면, 안 날부터 1년',
      basis: '제1117조',
      due: true,
    },
  ],
};

export const process = {
  id: 'procedure',
  label: '절차',
  title: '사건이 가는 길',
  intro: ['노란 점에는 기한이 있습니다.', '법\u00a0이름이 없는 조문은', '민법입니다.'],
  drawing: {
    title: '상속 사건의 절차',
    description:
      '돌아가시면 상속이 시작되고, 가족과 재산과 빚을 알아본 뒤 3개월 안에 정합니다. 길은 셋입니다. 상속포기를 신고하면 처음부터 상속인이 아닙니다. 한정승인을 신고하면 5일 안에 채권자에게 공고하고 받은 재산까지만 갚습니다. 단순승인을 하면 유언대로, 협의로, 또는 심판으로 나누고 등기와 인도로 마칩니다. 어느 길이든 사망신고는 1개월, 상속세 신고는 6개월, 유류분 청구는 1년 안에 합니다.',
    enlarge: '절차 그림 크게 보기',
    close: '그림 닫기',
    root,
  },
  notes: [
    '포기와 한정승인은 가정법원에 신고해야 효력이 있습니다. 정해진 기간에 신고하지 않으면 단순승인을 한 것으로 봅니다(제1026조).',
    '협의나 심판으로 나눈 효력은 돌아가신 때로 거슬러 올라갑니다. 다른 사람이 그사이 얻은 권리는 해치지 못합니다(제1015조).',
    '고인이나 상속인의 주소가 외국에 있으면 상속세 신고는 9개월입니다(상증법 제67조).',
  ],
};
