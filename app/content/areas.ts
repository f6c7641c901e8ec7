/** The firm's areas of work by id, which the home page and requests share. */
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
