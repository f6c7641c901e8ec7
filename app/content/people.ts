import { firm } from './firm.ts';

/** 변호사: who does what in a case; the lawyers are in firm.ts. */
export const people = {
  id: 'people',
  label: '변호사',
  title: '누가 사건을 맡나요',
  roles: firm.roles ?? [],
  lawyers: firm.lawyers ?? [],
  /** Their icons are loaded when they are shown. */
  links: (firm.links ?? []).map(({ icon, ...link }) => ({ ...link, icon: `lucide:${icon}` })),
};
