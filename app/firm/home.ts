import { amendments } from './amendments.ts';
import { areaGroups } from './area-details.ts';
import { consultationFee } from './fees.ts';
import { firm } from './firm.ts';
import { hero } from './hero.ts';
import { people } from './people.ts';
import { questionList } from './questions.data.ts';
import { questions, questionsOf } from './questions.ts';
import { situations } from './situations.ts';
import { tools } from './tools.ts';
import { ways } from './ways.ts';

export const home = {
  head: {
    title: `${firm.name} · 상속`,
    description:
      '누가, 얼마를, 언제까지. 상속포기·한정승인, 상속재산분할, 유류분, 상속권 상실, 유언, 상속세를 법조문과 함께 안내하고 상담 신청을 받습니다.',
  },
  hero,
  situations: { ...situations, more: '할 일 모두 보기' },
  tools,
  areas: {
    id: 'areas',
    label: '업무',
    title: '업무 안내',
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
          text: '착수금과, 약정한 때에만 받는 성공보수입니다. 계약서에 적습니다.',
        },
      ],
      more: '비용 자세히',
    },
    more: '상속 절차 한눈에 보기',
  },
  people: { ...people, more: '변호사 소개' },
  questions: { ...questions, items: questionsOf(questionList.home), more: '질문 모두 보기' },
  consult: {
    id: 'consult',
    label: '상담',
    title: ['말씀을 듣고,', '가계도부터 그리겠습니다'],
  },
};

export type HomeCopy = typeof home;
