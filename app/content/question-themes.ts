/** Headings of the page of questions; each question stands under one of them. */
export const questionThemes = [
  {
    id: 'debts',
    title: '빚과 상속포기',
    questions: [
      'using-the-deposits',
      'renunciation-or-limited-acceptance',
      'debts-found-late',
      'all-children-renounce',
      'debts-of-a-minor',
      'grandfather-after-renouncing',
    ],
  },
  {
    id: 'heirs',
    title: '누가 상속인인가요',
    questions: [
      'children-in-law',
      'neglected-family',
      'de-facto-spouse',
      'divorced-spouse-and-stepchildren',
      'adopted-child',
      'unborn-child',
      'same-accident',
      'no-heirs',
    ],
  },
  {
    id: 'dividing',
    title: '재산을 나눌 때',
    questions: ['caring-child', 'unreachable-heir', 'heirs-abroad'],
  },
  {
    id: 'forced-share',
    title: '유류분',
    questions: ['old-gift', 'siblings-forced-share'],
  },
  {
    id: 'wills',
    title: '유언과 신탁',
    questions: ['will-without-address', 'trust-and-forced-share'],
  },
  {
    id: 'tax',
    title: '상속세',
    questions: ['tax-return-deadline', 'tax-instalments', 'tax-reform'],
  },
  {
    id: 'consultation',
    title: '상담',
    questions: ['consultation-fee', 'consultation-on-saturday'],
  },
];
