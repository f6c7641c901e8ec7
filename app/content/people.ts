import { firm } from './firm.ts';

/** 변호사: who does what in a case; the lawyers are in firm.ts. */
export const people = {
  id: 'people',
  label: '변호사',
  title: '누가 사건을 맡나요',
  intro: ['맡은 역할별로', '소개합니다.'],
  roles: firm.roles ?? [],
  lawyers: firm.lawyers ?? [],
  /** Their icons are loaded when they are shown. */
  links: (firm.links ?? []).map(({ icon, ...link }) => ({ ...link, icon: `lucide:${icon}` })),
  words: {
    areas: '담당 업무',
    career: '경력',
    links: '블로그와 영상',
    registered: '대한변호사협회 전문분야 등록',
  },
};
