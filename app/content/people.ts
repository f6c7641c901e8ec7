import { firm } from './firm.ts';

/** 사람: who does what in a case; the lawyers are in firm.ts. */
export const people = {
  id: 'people',
  label: '사람',
  title: '누가 맡나요',
  intro: ['사건에서 하는 일로', '적었습니다.'],
  roles: firm.roles ?? [],
  lawyers: firm.lawyers ?? [],
  words: {
    areas: '맡는 일',
    career: '걸어온 길',
    registered: '대한변호사협회 전문분야 등록',
  },
};
