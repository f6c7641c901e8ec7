import { areas } from './areas.ts';
import type { LawFactId } from './law-facts.ts';

/** The areas of work under the three questions: in a sentence, and when one needs them. */
export const areaGroups = [
  {
    id: 'who',
    question: '누가',
    note: '누가 상속인인지 확인합니다',
    areas: [
      {
        id: 'forfeiture' as const,
        name: areas.forfeiture,
        when: '부양 의무를 저버린 상속인이 있을 때',
        text: '부양 의무를 중대하게 위반했거나, 고인에게 중대한 범죄를 저질렀거나 고인을 심히 부당하게 대우한 상속인이 상속받지 못하도록 가정법원에 청구합니다.',
        basis: '제1004조의2',
        facts: ['2.2', '2.3'] satisfies LawFactId[],
      },
      {
        id: 'recovery' as const,
        name: areas.recovery,
        when: '다른 사람이 상속재산을 가져갔을 때',
        text: '다른 사람이 상속인인 것처럼 가져간 상속재산을 돌려 달라고 청구합니다.',
        basis: '제999조',
        facts: ['5.6'] satisfies LawFactId[],
      },
      {
        id: 'guardianship' as const,
        name: areas.guardianship,
        when: '가족이 스스로 판단하기 어려울 때',
        text: '스스로 판단하기 어려워진 가족의 재산과 생활을 돌볼 후견인을 정해 달라고 가정법원에 청구합니다.',
        basis: '제9조·제929조',
        facts: ['6.7'] satisfies LawFactId[],
      },
    ],
  },
  {
    id: 'how-much',
    question: '얼마를',
    note: '각자의 상속분을 계산합니다',
    areas: [
      {
        id: 'division' as const,
        name: areas.division,
        when: '나누는 데 협의가 되지 않을 때',
        text: '협의가 되지 않으면 가정법원의 심판으로 나눕니다. 기여분과 특별수익을 함께 계산합니다.',
        basis: '제1008조·제1008조의2·제1013조',
        facts: ['5.1', '5.2', '5.4'] satisfies LawFactId[],
      },
      {
        id: 'forced-share' as const,
        name: areas['forced-share'],
        when: '증여나 유언으로 받을 것이 줄었을 때',
        text: '생전 증여나 유언 때문에 받을 것이 유류분보다 적을 때, 부족한 만큼을 청구합니다.',
        basis: '제1112조·제1115조',
        facts: ['4.1', '4.3'] satisfies LawFactId[],
      },
      {
        id: 'will' as const,
        name: areas.will,
        when: '유언을 미리 남기고 싶으실 때',
        text: '법이 정한 다섯 가지 방식 가운데 알맞은 방식으로 유언을 남기시도록 돕고, 신탁도 함께 검토합니다.',
        basis: '제1060조·제1065조',
        facts: ['6.1'] satisfies LawFactId[],
      },
    ],
  },
  {
    id: 'by-when',
    question: '언제까지',
    note: '기한 안에 신고합니다',
    areas: [
      {
        id: 'renunciation' as const,
        name: areas.renunciation,
        when: '빚이 더 많을 때, 3개월 안에',
        text: '빚이 더 많으면 상속이 시작된 것을 아신 날부터 3개월 안에 가정법원에 신고합니다.',
        basis: '제1019조·제1028조·제1041조',
        facts: ['3.1', '3.7', '3.8'] satisfies LawFactId[],
      },
      {
        id: 'tax' as const,
        name: areas.tax,
        when: '돌아가신 달의 말일부터 6개월 안에',
        text: '상속세는 돌아가신 달의 말일부터 6개월 안에 신고합니다. 상속등기까지 함께 진행합니다.',
        basis: '상속세 및 증여세법 제67조',
        facts: ['7.1'] satisfies LawFactId[],
      },
    ],
  },
];
