import { areas } from '#app/firm/areas.ts';
import { situationNames } from '#app/firm/situation-names.data.ts';

/** 업무 in the menu: the list of areas, then each area. */
export const areaLinks = [
  { text: '업무 전체', href: '/areas' },
  ...Object.entries(areas).map(([id, text]) => ({ text, href: `/areas/${id}` })),
];

/** 상황 in the menu. */
export const situationLinks = Object.entries(situationNames).map(([id, text]) => ({
  text,
  href: `/situations/${id}`,
}));

export const placeLink = { text: '오시는 길', href: '/#place' };

export const searchLink = { text: '검색', href: '/search' };

/** Headings of the groups in menu and footer. */
export const menuTitles = {
  calculators: '계산기',
  situations: '상황',
  areas: '업무',
  guide: '안내',
};
