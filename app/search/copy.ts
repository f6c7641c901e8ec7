import { firm } from '#app/firm/view/firm.ts';

/** Text of the search box. */
export const searchCopy = {
  label: '검색어',
  example: '예: 상속포기 기간',
  send: '검색',
  loading: '검색하고 있습니다.',
  failed: `지금은 검색할 수 없습니다. 아래 목록에서 선택하시거나 ${firm.phone}번으로 전화해 주세요.`,
  none: (query: string) =>
    `“${query}”의 검색 결과가 없습니다. 다른 말로 검색하시거나 ${firm.phone}번으로 전화해 주세요.`,
  popular: '많이 찾는 말',
  found: (count: number) => `${count}건을 찾았습니다.`,
};
