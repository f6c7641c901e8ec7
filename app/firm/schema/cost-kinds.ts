/** The costs that the page of fees explains, and that an area may name. */
export const costKinds = [
  '착수금',
  '성공보수',
  '실비',
  '부가가치세',
  '인지대',
  '송달료',
  '감정료',
  '공고 비용',
  '취득세와 등기 비용',
  '공증 수수료',
] as const;

export type CostKind = (typeof costKinds)[number];
