/** Headings of the page of questions, in their order; the file of each question names one. */
export const questionThemes = {
  debts: '빚과 상속포기',
  heirs: '누가 상속인인가요',
  dividing: '재산을 나눌 때',
  'forced-share': '유류분',
  wills: '유언과 신탁',
  tax: '상속세',
  consultation: '상담',
} as const;
