import { areas } from './areas.ts';
import { situationNames } from './situation-names.data.ts';

/** 업무 in the menu: all that the firm does, then each area. */
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

/** Headings of the menu's groups, and of the footer's. */
export const menuTitles = {
  calculators: '계산기',
  situations: '상황',
  areas: '업무',
  guide: '안내',
};

export const request = { text: '상담 신청', href: '/consult' };

export const disclaimer =
  '이 사이트의 내용은 일반적인 안내이며 법률 자문이 아닙니다. 개별 사안에 따라 결과가 다를 수 있습니다.';
