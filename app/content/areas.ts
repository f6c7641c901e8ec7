/** What the firm does: the id of each area on the home page and in a request, and its name. */
export const areas = {
  renunciation: '상속포기·한정승인',
  division: '상속재산분할',
  'forced-share': '유류분',
  forfeiture: '상속권 상실',
  will: '유언·신탁',
  tax: '상속세·등기',
  guardianship: '성년후견',
  recovery: '상속회복',
} as const;
