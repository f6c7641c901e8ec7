/** Links to pages that explain a stage of the drawing (copy.ts), by the stage's name. */
export const procedureLinks: Record<string, { text: string; href: `/${string}` }[]> = {
  사망: [{ text: '가족이 돌아가셨을 때 할 일', href: '/situations/just-died' }],
  조사: [{ text: '재산과 빚을 찾는 방법', href: '/guides/one-stop-service' }],
  결정: [
    { text: '3개월의 마지막 날 계산하기', href: '/deadlines' },
    { text: '빚이 더 많을 때', href: '/situations/debt' },
  ],
  상속포기: [{ text: '상속포기·한정승인 업무', href: '/areas/renunciation' }],
  한정승인: [
    { text: '상속포기와 무엇이 다른가', href: '/guides/renunciation-or-limited-acceptance' },
  ],
  단순승인: [{ text: '각자의 상속분 계산하기', href: '/shares' }],
  유언대로: [{ text: '유언·신탁 업무', href: '/areas/will' }],
  협의: [{ text: '협의서 쓰는 법', href: '/guides/division-agreement' }],
  심판: [
    { text: '나누는 데 다툼이 있을 때', href: '/situations/dispute' },
    { text: '상속재산분할 업무', href: '/areas/division' },
  ],
  집행: [{ text: '상속등기와 취득세', href: '/guides/registration-and-acquisition-tax' }],
  사망신고: [{ text: '사망신고 기한 계산하기', href: '/deadlines' }],
  '상속세 신고': [
    { text: '상속세 계산하기', href: '/inheritance-tax' },
    { text: '신고와 나누어 내기', href: '/guides/tax-return-and-instalments' },
  ],
  '유류분 청구': [
    { text: '유류분 계산하기', href: '/forced-share' },
    { text: '받을 것이 줄었을 때', href: '/situations/reduced' },
  ],
};
