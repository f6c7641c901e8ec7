import { firm } from '#app/firm/view/firm.ts';
import { kinds } from '../parts/copy.ts';

/** 변호사: the firm's people. Their data comes from firm.ts. */
export const people = {
  head: {
    title: `변호사 소개 | ${firm.name}`,
    description: `${firm.name}에서 상속 사건을 맡는 변호사와, 상담 신청부터 신고와 등기까지 누가 무슨 일을 하는지 소개합니다.`,
  },
  id: 'people',
  label: kinds.lawyer,
  title: '누가 사건을 맡나요',
  /** Title of /people if the firm names its lawyers. */
  byName: firm.promise?.includes('직접')
    ? '사건을 직접\u00a0맡는 변호사입니다'
    : '변호사를 소개합니다',
  /** Introductions of /people for a firm with lawyers, with roles only, or with neither. */
  intros: {
    lawyers: '맡은 업무와 경력을 소개합니다.',
    roles: '사건을 맡는 사람을 역할별로 소개합니다.',
    nobody: '사건을 맡을 변호사는 상담하실 때 알려 드립니다.',
  },
  matters: '어떤 일로 오셨나요?',
  rolesTitle: '역할',
  elsewhere: '블로그와 영상',
  terms: {
    areas: '맡는 사건',
    field: '등록 분야',
    admitted: '변호사 등록',
    career: '경력',
    guides: '쓴 글',
    columns: '칼럼·강의',
  },
  /** The Bar's own search, in which a visitor checks that a lawyer is registered. */
  bar: {
    text: '대한변호사협회에서 변호사 검색하기',
    href: 'https://www.koreanbar.or.kr/pages/search/search.asp',
  },
  registered: (field: string) => `${field} (대한변호사협회)`,
  year: (year: number) => `${year}년`,
  more: (what: string, count: number) => `${what} ${count}편 더 보기`,
  roles: firm.roles ?? [],
  lawyers: firm.lawyers ?? [],
  /** Drawings that advance by themselves, so no caption may be essential. */
  consultation: {
    title: '상담하실 때',
    note: '말씀을 들으며 가계도로 확인하고, 언제까지 무엇을 하셔야 하는지 알려 드립니다.',
    label: '상담 과정을 그린 그림',
    drawings: [
      { id: 'listen', caption: '말씀 듣기' },
      { id: 'family', caption: '가계도 그리기' },
      { id: 'dates', caption: '기한 확인' },
      { id: 'decision', caption: '결정' },
    ] as const,
  },
  /** Links with icons, which the browser loads when it shows them. */
  links: (firm.links ?? []).map(({ icon, ...link }) => ({ ...link, icon: `lucide:${icon}` })),
};

const AREAS = '맡는 사건';

/** The page of one lawyer. */
export const personPage = {
  head: (name: string, role: string, areas: string) => ({
    title: `${name} ${role} | ${firm.name}`,
    description: `${firm.name} ${name} ${role}의 ${AREAS}와 경력, 쓴 글을 소개합니다.${areas && ` ${AREAS}: ${areas}.`}`,
  }),
  registered: (field: string) => `${field} (대한변호사협회 전문분야 등록)`,
  areas: AREAS,
  all: { kind: kinds.lawyer, text: '변호사 모두 보기', href: '/people' },
};
