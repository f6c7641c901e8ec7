import { amendments } from './amendments.ts';
import { areaDetails, areaTerms, areaWords } from './area-details.ts';
import { areas } from './areas.ts';
import { civilActNote } from './civil-act-note.ts';
import { firm } from './firm.ts';
import { hero } from './hero.ts';
import { people } from './people.ts';
import { place } from './place.ts';
import { process } from './process.ts';
import { questions } from './questions.ts';
import { situations } from './situations.ts';
import { ways } from './ways.ts';

export const home = {
  head: {
    title: `${firm.name} · 상속`,
    description:
      '누가, 얼마를, 언제까지. 상속포기·한정승인, 상속재산분할, 유류분, 상속권 상실, 유언, 상속세를 법조문과 함께 안내하고 상담 신청을 받습니다.',
  },
  hero,
  situations,
  areas: {
    id: 'areas',
    label: '업무',
    title: '업무 안내',
    intro: ['누가, 얼마를, 언제까지의', '순서로 안내합니다.', civilActNote],
    details: areaDetails,
    words: areaWords,
    terms: areaTerms,
    groups: [
      {
        id: 'who',
        question: '누가',
        note: '누가 상속인인지 확인합니다',
        areas: [
          {
            id: 'forfeiture' as const,
            name: areas.forfeiture,
            text: '부양 의무를 중대하게 위반했거나, 고인에게 중대한 범죄를 저질렀거나 고인을 심히 부당하게 대우한 상속인이 상속받지 못하도록 가정법원에 청구합니다.',
            basis: '제1004조의2',
          },
          {
            id: 'recovery' as const,
            name: areas.recovery,
            text: '다른 사람이 상속인인 것처럼 가져간 상속재산을 돌려 달라고 청구합니다.',
            basis: '제999조',
          },
          {
            id: 'guardianship' as const,
            name: areas.guardianship,
            text: '스스로 판단하기 어려워진 가족의 재산과 생활을 돌볼 후견인을 정해 달라고 가정법원에 청구합니다.',
            basis: '제9조·제929조',
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
            text: '협의가 되지 않으면 가정법원의 심판으로 나눕니다. 기여분과 특별수익을 함께 계산합니다.',
            basis: '제1008조·제1008조의2·제1013조',
          },
          {
            id: 'forced-share' as const,
            name: areas['forced-share'],
            text: '생전 증여나 유언 때문에 받을 것이 유류분보다 적을 때, 부족한 만큼을 청구합니다.',
            basis: '제1112조–제1118조',
          },
          {
            id: 'will' as const,
            name: areas.will,
            text: '법이 정한 다섯 가지 방식 가운데 알맞은 방식으로 유언을 남기시도록 돕고, 신탁도 함께 검토합니다.',
            basis: '제1060조–제1072조',
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
            text: '빚이 더 많으면 상속이 시작된 것을 아신 날부터 3개월 안에 가정법원에 신고합니다.',
            basis: '제1019조·제1028조·제1041조',
          },
          {
            id: 'tax' as const,
            name: areas.tax,
            text: '상속세는 돌아가신 달의 말일부터 6개월 안에 신고합니다. 상속등기까지 함께 진행합니다.',
            basis: '상속세 및 증여세법 제67조',
          },
        ],
      },
    ],
  },
  shares: {
    id: 'shares',
    label: '상속분',
    title: '우리 가족의 상속분',
    intro:
      '가족을 입력하시면 가계도와 상속분이 바로 바뀝니다. 입력하신 내용은 서버로 전송되지 않습니다.',
  },
  deadlines: {
    id: 'deadlines',
    label: '기한',
    title: '언제까지 해야 하나요',
    intro:
      '두 날짜를 입력하시면 기한마다 마지막 날이 언제인지 알려 드립니다. 첫날은 세지 않고, 마지막 날이 토요일이나 공휴일이면 그다음 날까지입니다.',
  },
  process,
  amendments,
  ways,
  people,
  questions,
  consult: {
    id: 'consult',
    label: '상담',
    title: ['말씀을 듣고,', '가계도부터 그리겠습니다'],
    steps: [
      { title: '전화를 드립니다', text: '선택하신 시간대에 맞추어 평일에 드립니다.' },
      { title: '가계도를 그립니다', text: '상속인과 상속분, 기한을 함께 확인합니다.' },
      {
        title: '맡기실지 결정하시면 됩니다',
        text: '상담만 받으셔도 됩니다. 보수는 업무의 범위를 확인한 뒤 계약서로 정합니다.',
      },
    ],
  },
  place,
};

export type HomeCopy = typeof home;
