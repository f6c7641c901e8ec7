import { firm } from '#app/firm/view/firm.ts';
import { kinds, labels } from '../parts/copy.ts';

/** 자주 묻는 질문, on its page and on the home page. */
export const questionsCopy = {
  id: 'questions',
  label: kinds.question,
  title: ['자주', '묻는 질문'],
  note: '답마다 법을 확인한 날을 적었습니다. 사정에 따라 결론이 달라질 수 있습니다.',
};

export const questionsPage = {
  head: (count: number) => ({
    title: `상속 ${labels.questions} ${count}가지 | ${firm.name}`,
    description:
      '상속포기, 유류분, 기여분, 유언, 상속세에 대해 자주 묻는 질문에 법조문과 판례를 들어 답합니다. 답마다 법을 확인한 날을 적었습니다.',
  }),
  themes: '질문의 주제',
  filter: {
    label: '질문 검색',
    example: '예: 통장, 형제, 3개월',
    /** The behaviour replaces # with the number. */
    found: '질문 #개가 있습니다.',
    none: `맞는 질문이 없습니다. 다른 말로 찾아보시거나 ${firm.phone}번으로 전화해 주세요.`,
  },
  guides: { kind: kinds.guide, text: '안내 모두 보기', href: '/guides' },
};
