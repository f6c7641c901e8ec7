import { situationNames } from '#app/firm/data/situation-names.data.ts';
import { areas } from '#app/firm/view/areas.ts';
import { labels } from '#app/pages/parts/copy.ts';

import { allAreas } from '../copy.ts';

/** 업무 in the menu: the list of areas, then each area. */
export const areaLinks = [
  { text: allAreas, href: '/areas' },
  ...Object.entries(areas).map(([id, text]) => ({ text, href: `/areas/${id}` })),
];

/** 상황 in the menu. */
export const situationLinks = Object.entries(situationNames).map(([id, text]) => ({
  text,
  href: `/situations/${id}`,
}));

export const placeLink = { text: labels.place, href: '/#place' };

export const searchLink = { text: labels.search, href: '/search' };
