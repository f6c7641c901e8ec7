import { writtenAreas, writtenGroups } from './areas.data.ts';

/**
 * The details of each area: for whom, what the firm does, deadline, documents, costs, legal basis, and what
 * its page is called and leads to.
 */
export const areaDetails = Object.fromEntries(
  writtenAreas.map(({ id, name: _, order: _order, summary, terms, ...details }) => [id, details]),
);

/** The areas of work under the three questions: in a sentence, and when one needs them. */
export const areaGroups = writtenGroups.map((group) => ({
  ...group,
  areas: group.areas.flatMap((id) =>
    writtenAreas
      .filter((area) => area.id === id)
      .map(({ name, summary }) => ({ id, name, ...summary })),
  ),
}));

/** Legal terms in the areas' sentences, with their explanations. */
export const areaTerms = writtenAreas.flatMap(({ id: area, terms = [] }) =>
  terms.map((term) => ({ area, ...term })),
);

/** Headings of an area's page. */
export const areaWords = {
  who: '이런 분께 필요합니다',
  work: '진행하는 일',
  deadline: '기한',
  papers: '준비하시면 좋은 서류',
  papersAndCosts: '서류와 비용',
  costs: '드는 비용',
  fees: '비용이 정해지는 방법',
  articles: '조문 전체 보기',
  request: '상담 신청',
  questions: '자주 묻는 질문',
  allQuestions: '질문 모두 보기',
  basis: '조문',
};
