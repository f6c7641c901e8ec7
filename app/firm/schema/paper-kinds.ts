/** Headings of the list of papers, in their order, by the owner of the papers. */
export const paperOwners = {
  deceased: '고인의 서류',
  heir: '내 서류',
  property: '재산과 빚',
  made: '만드는 서류',
} as const;
export type PaperOwner = keyof typeof paperOwners;

/** Places that charge a fee. */
export const feePlaces = { counter: '창구', kiosk: '무인발급기', online: '인터넷' } as const;
export type FeePlace = keyof typeof feePlaces;
