import type { ProcessNode } from './content-schema.ts';

/** 한 사건이 가는 길: the tree that the drawing shows. A node that is `due` has a last day. */
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
  ],
};

export const process = {
  id: 'procedure',
  label: '절차',
  title: '사건이 가는 길',
  intro: ['노란 점에는 기한이 있습니다.', '상속세 신고는 어느 길이든', '따로 6개월입니다.'],
  drawing: {
    title: '상속 사건의 절차',
    description:
      '돌아가시면 상속이 시작되고, 가족과 재산과 빚을 알아본 뒤 3개월 안에 정합니다. 길은 셋입니다. 상속포기를 신고하면 처음부터 상속인이 아닙니다. 한정승인을 신고하면 5일 안에 채권자에게 공고하고 받은 재산까지만 갚습니다. 단순승인을 하면 유언대로, 협의로, 또는 심판으로 나누고 등기와 인도로 마칩니다.',
    enlarge: '절차 그림 크게 보기',
    close: '그림 닫기',
    root,
  },
  steps: [
    {
      act: '알아봅니다.',
      why: '가족관계등록부로 상속인을, 안심상속 원스톱서비스와 등기부로 재산과 빚을 확인합니다. 유언이 있는지도 이때 봅니다.',
      term: '먼저',
      basis: '민법 제1000조·제1003조',
    },
    {
      act: '정해서 신고합니다.',
      why: '포기와 한정승인은 가정법원에 신고해야 효력이 있습니다. 아무 신고 없이 지나면 단순승인으로 봅니다.',
      term: '3개월',
      basis: '민법 제1019조·제1026조',
    },
    {
      act: '나눕니다.',
      why: '유언, 협의, 심판의 차례입니다. 나눈 효력은 돌아가신 때로 거슬러 올라갑니다.',
      term: '뜻이 모이면',
      basis: '민법 제1012조·제1013조·제1015조',
    },
    {
      act: '모자란 몫을 청구합니다.',
      why: '유언이나 증여로 유류분보다 적게 받았다면 받은 사람에게 청구합니다.',
      term: '1년',
      basis: '민법 제1115조·제1117조',
    },
    {
      act: '세금을 신고합니다.',
      why: '돌아가신 달의 말일부터 셉니다. 고인이나 상속인의 주소가 외국에 있으면 9개월입니다.',
      term: '6개월',
      basis: '상속세 및 증여세법 제67조',
    },
  ],
};
