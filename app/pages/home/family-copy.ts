import { familyCodeOf } from '#app/calculators/shares/family-code.ts';
import { nobody } from '#app/calculators/shares/input.ts';
import { fragmentOf } from '#app/calculators/state/fragment-text.ts';
import type {
  FamilyAnswer,
  FamilySharesProps,
} from '#app/drawings/family-shares/family-shares.tsx';
import type { LawFactId } from '#app/firm/law-facts/law-facts.ts';

/** The most children that the drawing has room for. */
const MOST = 6;

const basis = '민법 제1000조, 제1003조, 제1009조';

/** 누가, 얼마를: a spouse and no to six children. */
export const homeFamily = {
  answers: Array.from({ length: MOST + 1 }, (_, children) => answerFor(children)),
  words: {
    who: '누가',
    question: '자녀가 몇 분인가요?',
    fewer: '한 분 줄이기',
    more: '한 분 늘리기',
    names: {
      who: '누가',
      howMuch: '얼마를',
      spouse: '배우자',
      deceased: '고인',
      children: ['첫째', '둘째', '셋째', '넷째'],
      last: '막내',
    },
    still: {
      title: '누가, 얼마를',
      answer: '배우자와 자녀 두 분이면 배우자가 7분의\u00a03, 자녀가 7분의\u00a02씩 상속합니다.',
      link: '우리 가족으로 계산하기',
    },
    link: { begin: '우리 가족으로', goOn: '이어서', end: '계산하기' },
  } satisfies FamilySharesProps['words'],
  facts: ['1.1', '1.3', '1.4'] satisfies LawFactId[],
};

function answerFor(children: number): FamilyAnswer {
  return { ...sentenceFor(children), href: `/shares${fragmentOf('shares', codeOf(children))}` };
}

function codeOf(children: number) {
  return familyCodeOf({
    ...nobody,
    spouse: {},
    children: Array.from({ length: children }, () => ({})),
  });
}

function sentenceFor(children: number): Pick<FamilyAnswer, 'sentence' | 'notes'> {
  if (children === 0) {
    return {
      sentence: '자녀가 없고 부모님이 계시면 배우자와 부모님이 함께 상속합니다.',
      notes: ['부모님도 안 계시면 배우자가 혼자 상속합니다.', '민법 제1000조, 제1003조'],
    };
  }
  const all = 3 + 2 * children;
  const spouse = `배우자가 ${all}분의\u00a03`;
  const condition = '배우자가 계시고 자녀가 모두 생존해 계실 때입니다.';
  if (children === 1) {
    return {
      sentence: `${spouse}, 자녀가 ${all}분의\u00a02를 상속합니다.`,
      notes: [condition, basis],
    };
  }
  const count = ['두', '세', '네', '다섯', '여섯'][children - 2];
  return {
    sentence: `${spouse}, 자녀\u00a0${count}\u00a0분이 ${all}분의\u00a02씩 상속합니다.`,
    notes: [
      condition,
      basis,
      ...(children === MOST ? ['일곱 분부터는 계산기에서 계산해 드립니다.'] : []),
    ],
  };
}

/** 언제까지: the four terms, at their places in a year. */
export const homeTerms = {
  title: '언제까지',
  items: [
    { month: 1, term: '1개월', act: '사망신고' },
    { month: 3, term: '3개월', act: '포기·한정승인' },
    { month: 6.6, term: '6개월', act: '상속세 신고' },
    { month: 12, term: '1년', act: '유류분 청구' },
  ],
  note: '언제부터 세는지는 기한마다 다릅니다.',
  more: { text: '돌아가신 날로 날짜 확인하기', href: '/deadlines' },
  facts: ['3.1', '4.13', '7.1', '7.12'] satisfies LawFactId[],
};
