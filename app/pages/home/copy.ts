import { questionList } from '#app/firm/data/questions.data.ts';
import { areaGroups } from '#app/firm/view/area-details.ts';
import { firm } from '#app/firm/view/firm.ts';
import { consultationFee } from '#app/firm/view/first-consultation.ts';
import { questionsOf } from '#app/firm/view/questions.ts';
import { situations } from '#app/firm/view/situations.ts';
import { amendments } from '../amendments/copy.ts';
import { calculatorLabels, labels, onwardTo } from '../parts/copy.ts';
import { people } from '../people/copy.ts';
import { questionsCopy } from '../questions/copy.ts';
import { hero } from './hero-copy.ts';

/** 계산기: the question that each calculator answers, and its link. */
const tools = {
  id: 'tools',
  label: '계산기',
  title: '직접 계산해 보세요',
  intro: calculatorLabels.private,
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
  /** Words in the drawings. */
  words: {
    received: '받은 재산',
    lacking: '부족한 금액',
    terms: ['1개월', '3개월', '6개월', '1년'],
  },
  more: { text: '상속세 계산', href: '/inheritance-tax' },
};

/** 상담과 비용: how a consultation works. */
const ways = {
  id: 'ways',
  label: '상담과 비용',
  title: '상담은 이렇게 진행됩니다',
  intro: ['상담만 받으셔도 됩니다.'],
  steps: {
    label: '상담의 순서',
    items: firm.consultation?.steps ?? [
      { title: '말씀을 듣습니다', text: '서류가 없어도 괜찮습니다.' },
      { title: '가계도를 그립니다', text: '상속분을 조문과 함께 적습니다.' },
      { title: '기한을 적습니다', text: '마지막 날을 날짜로 적어 드립니다.' },
      { title: '맡기실지 결정하시면 됩니다', text: '범위와 보수를 계약서에 적습니다.' },
    ],
  },
};

export const home = {
  /** Area served, in the structured data. */
  country: '대한민국',
  head: {
    title: `${firm.name} · 상속`,
    description:
      '누가, 얼마를, 언제까지. 상속포기·한정승인, 상속재산분할, 유류분, 상속권 상실, 유언, 상속세를 법조문과 함께 안내하고 상담 신청을 받습니다.',
  },
  hero,
  situations: {
    id: 'situations',
    label: '상황',
    title: '지금 어떤 상황이신가요',
    choose: '지금 상황',
    items: situations,
    more: '할 일 모두 보기',
  },
  tools,
  areas: {
    id: 'areas',
    label: '업무',
    title: onwardTo.areas.text,
    groups: areaGroups,
  },
  amendments: { ...amendments, more: '개정 전과 비교하기' },
  ways: {
    ...ways,
    cost: {
      title: '비용',
      rows: [
        { term: '첫 상담', text: consultationFee(firm) },
        {
          term: '보수',
          text: firm.prices
            ? '자주 맡는 일은 얼마부터 얼마까지인지 적어 두었습니다. 계약서에 쓰기 전에는 시작하지 않습니다.'
            : '착수금과, 약정한 때에만 받는 성공보수입니다. 계약서에 적습니다.',
        },
      ],
      more: '비용 자세히',
    },
    more: onwardTo.procedure.text,
  },
  people: { ...people, more: '변호사 소개' },
  questions: {
    ...questionsCopy,
    // A getter, because answers name pending law as of the day on which the page is rendered.
    get items() {
      return questionsOf(questionList.home);
    },
    more: labels.allQuestions,
  },
  consult: {
    id: 'consult',
    label: '상담',
    title: ['말씀을 듣고,', '가계도부터 그리겠습니다'],
  },
};

export type HomeCopy = typeof home;
