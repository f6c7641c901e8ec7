import type { CostKind } from '#app/firm/schema/cost-kinds.ts';
import type { CitedArticle } from '#app/firm/view/cited-articles.ts';
import { firm } from '#app/firm/view/firm.ts';
import { civilActNote, kinds, labels, onwardTo, taxActNote } from '../parts/copy.ts';

export const areasPage = {
  head: {
    title: `맡는 상속 사건 | ${firm.name}`,
    description: `${firm.name}에서 맡는 상속 사건 여덟 가지입니다. 상속포기와 한정승인, 재산분할, 유류분, 유언, 상속세까지 무엇을 언제까지 해야 하는지 안내합니다.`,
  },
  /** In the breadcrumb. */
  name: kinds.area,
  title: onwardTo.areas.text,
  intro:
    '누가 상속인인지, 각자 얼마를 받는지, 언제까지 무엇을 해야 하는지 차례로 안내합니다. 어떤 사건인지 모르시면 상황부터 보셔도 됩니다.',
};

/** The page of one area. */
export const areaPage = {
  asOf: (day: string) => `${day} 현재의 법입니다.`,
  who: '이런 분께 필요합니다',
  deadline: '기한',
  work: '저희가 하는 일',
  lawyers: labels.lawyers,
  papersAndCosts: '서류와 비용',
  prices: '보수',
  costs: '비용',
  /** The cost that a listed price replaces. */
  retainer: '착수금' satisfies CostKind,
  fees: { ...onwardTo.fees, text: '보수와 비용은 어떻게 정하나요?' },
  articles: '조문',
  allArticles: '조문 전체 보기',
  fewerArticles: '접기',
};

/** Notes on the acts of the articles. Articles of the Civil Act are cited without it. */
export function actNotes(articles: readonly CitedArticle[]): string[] {
  const cites = (start: string) => articles.some(({ article }) => article.startsWith(start));
  return [...(cites('제') ? [civilActNote] : []), ...(cites('상증법') ? [taxActNote] : [])];
}

/** Labels of 맡은 사건. The cases themselves are in content/cases/. */
export const casesCopy = {
  title: '맡은 사건',
  note: '결과는 사건마다 달라서 적지 않습니다. 사건을 맡은 뒤에 법이 달라졌을 수 있습니다.',
  terms: {
    family: '가족',
    issue: '문제가 된 것',
    done: '한 일',
    note: '알아 두실 점',
    situation: '비슷한 상황',
  },
};
