import type { ProcessNode } from '#app/drawings/process-layout.ts';
import type { LawFactId } from '#app/firm/law-facts/law-facts.ts';

/** 상속 절차: the tree of the drawing. */
const root: ProcessNode = {
  name: '사망',
  note: '상속이 시작됩니다',
  basis: '제997조',
  facts: ['12.1'],
  next: [
    {
      name: '조사',
      note: '가족·재산·빚 확인',
      next: [
        {
          name: '결정',
          note: '안 날부터 3개월',
          basis: '제1019조',
          facts: ['3.1'],
          due: true,
          next: [
            {
              name: '상속포기',
              note: '가정법원에 신고',
              basis: '제1041조',
              facts: ['3.7'],
              next: [
                {
                  name: '상속하지 않음',
                  note: '처음부터 상속인이 아님',
                  basis: '제1042조',
                  facts: ['3.7'],
                },
              ],
            },
            {
              name: '한정승인',
              note: '재산목록 첨부',
              basis: '제1028조',
              facts: ['3.8'],
              next: [
                {
                  name: '채권자 공고',
                  note: '5일 안에',
                  basis: '제1032조',
                  facts: ['3.8'],
                  due: true,
                  next: [
                    {
                      name: '변제',
                      note: '받은 재산까지 갚습니다',
                      basis: '제1028조',
                      facts: ['3.8'],
                    },
                  ],
                },
              ],
            },
            {
              name: '단순승인',
              note: '재산과 빚을 승계',
              basis: '제1025조',
              facts: ['12.1'],
              next: [
                {
                  name: '유언대로',
                  note: '방식에 맞으면',
                  basis: '제1012조',
                  facts: ['5.4'],
                  next: [{ name: '집행', note: '유언대로 등기합니다' }],
                },
                {
                  name: '협의',
                  note: '상속인 모두 합의',
                  basis: '제1013조',
                  facts: ['5.4'],
                  next: [{ name: '협의서', note: '쓰고 등기합니다' }],
                },
                {
                  name: '심판',
                  note: '법원이 나눠 줍니다',
                  basis: '제1013조',
                  facts: ['5.4'],
                  next: [{ name: '확정', note: '등기합니다' }],
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
      facts: ['7.12'],
      due: true,
    },
    {
      name: '상속세 신고',
      note: '그달의 말일부터 6개월',
      basis: '상증법 제67조',
      facts: ['7.1'],
      due: true,
    },
    {
      name: '유류분 청구',
      note: '부족하면, 안 날부터 1년',
      basis: '제1117조',
      facts: ['4.13'],
      due: true,
    },
  ],
};

const TITLE = '상속 절차';

export const process = {
  page: {
    title: '상속 절차 한눈에 보기: 사망신고부터 등기까지',
    description:
      '사망신고, 재산과 빚의 조사, 상속포기·한정승인·단순승인, 상속재산분할, 상속세 신고까지 상속 절차를 그림 한 장과 법조문으로 안내합니다.',
    intro: '돌아가신 날부터 등기까지의 순서입니다. 노란 점은 기한이 있는 단계입니다.',
    facts: ['3.1', '5.4', '7.1', '7.12'] satisfies LawFactId[],
  },
  title: TITLE,
  parts: { drawing: '한눈에 보기', stages: '단계마다 할 일', notes: '알아 두실 점' },
  drawing: {
    title: TITLE,
    description:
      '사망으로 상속이 시작됩니다. 가족과 재산, 빚을 조사한 뒤 3개월 안에 세 가지 가운데 하나를 결정합니다. 상속포기를 신고하면 처음부터 상속인이 아닌 것이 됩니다. 한정승인을 신고하면 5일 안에 채권자와 유언으로 재산을 받기로 한 분(유증)에게 공고하고 받은 재산까지만 변제합니다. 단순승인을 하면 유언이나 협의, 심판에 따라 나누고 등기를 마칩니다. 어느 경우든 사망신고는 1개월, 상속세 신고는 6개월, 유류분 청구는 1년 안에 합니다.',
    facts: ['3.1', '3.6', '3.7', '3.8', '4.13', '5.4', '7.1', '7.12'],
    enlarge: '상속 절차 크게 보기',
    close: '그림 닫기',
    root,
  },
  notes: [
    {
      text: '상속포기와 한정승인은 가정법원에 신고해야 효력이 있습니다. 3개월 안에 신고하지 않으면 단순승인을 한 것으로 보아 빚까지 물려받습니다(제1019조·제1026조·제1041조).',
      facts: ['3.1', '3.6', '3.7'],
    },
    {
      text: '협의나 심판으로 나누면 돌아가신 때부터 그렇게 나눈 것으로 봅니다. 다만 그 전에 다른 사람이 얻은 권리는 해치지 못합니다(제1015조).',
      facts: ['5.4'],
    },
    {
      text: '고인이나 상속인의 주소가 외국에 있으면 상속세 신고기한은 9개월입니다(상속세 및 증여세법 제67조). 상속인 가운데 일부만 외국에 있다면 6개월 안에 신고하시는 것이 안전합니다.',
      facts: ['7.1', '12.17'],
    },
  ] satisfies { text: string; facts: LawFactId[] }[],
};

/** Links to pages that explain a stage of the drawing, by the stage's name. */
export const procedureLinks: Record<string, { text: string; href: `/${string}` }[]> = {
  사망: [{ text: '가족이 돌아가셨을 때 할 일', href: '/situations/just-died' }],
  조사: [{ text: '재산과 빚을 찾는 방법', href: '/guides/one-stop-service' }],
  결정: [
    { text: '3개월의 마지막 날 계산하기', href: '/deadlines' },
    { text: '빚이 더 많을 때', href: '/situations/debt' },
  ],
  상속포기: [{ text: '상속포기·한정승인 안내', href: '/areas/renunciation' }],
  한정승인: [
    { text: '상속포기와 무엇이 다른가', href: '/guides/renunciation-or-limited-acceptance' },
  ],
  단순승인: [{ text: '각자의 상속분 계산하기', href: '/shares' }],
  유언대로: [{ text: '유언·신탁 안내', href: '/areas/will' }],
  협의: [{ text: '협의서 쓰는 법', href: '/guides/division-agreement' }],
  심판: [
    { text: '재산을 나누다 의견이 갈릴 때', href: '/situations/dispute' },
    { text: '상속재산분할 안내', href: '/areas/division' },
  ],
  집행: [{ text: '상속등기와 취득세', href: '/guides/registration-and-acquisition-tax' }],
  사망신고: [{ text: '사망신고 기한 계산하기', href: '/deadlines' }],
  '상속세 신고': [
    { text: '상속세 계산하기', href: '/inheritance-tax' },
    { text: '신고와 나누어 내기', href: '/guides/tax-return-and-instalments' },
  ],
  '유류분 청구': [
    { text: '유류분 계산하기', href: '/forced-share' },
    { text: '형제가 더 많이 받았을 때', href: '/situations/reduced' },
  ],
};
