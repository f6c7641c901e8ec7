import { firm } from '#app/firm/view/firm.ts';

/** 서류 쓰기: the papers for the court, filled in and printed. */
export const formsPage = {
  name: '서류 쓰기',
  head: {
    title: `서류 쓰기 | ${firm.name}`,
    description:
      '상속포기 심판청구서, 한정승인 심판청구서와 재산목록, 기간 연장 청구서를 화면에서 쓰고 인쇄합니다. 붙일 서류와 내는 법원, 도장, 비용까지 안내합니다.',
  },
  papers: {
    seal: '도장',
    notAlone: '먼저 물어볼 경우',
    mistakes: '법원이 고쳐 내라고 하는 잘못',
    after: '낸 뒤에',
  },
  others: { papers: '서류 떼는 법', courts: '내는 법원 찾기' },
};
