import { firm } from '#app/firm/firm.ts';

/** 변호사: the firm's people. Their data comes from firm.ts. */
export const people = {
  id: 'people',
  label: '변호사',
  title: '누가 사건을 맡나요',
  /** Title of /people if the firm names its lawyers. */
  byName: '사건을 직접\u00a0맡는 변호사입니다',
  matters: '어떤 일로 오셨나요?',
  terms: {
    areas: '맡는 사건',
    field: '등록 분야',
    admitted: '변호사 등록',
    career: '경력',
    guides: '쓴 글',
    columns: '칼럼·강의',
  },
  more: (what: string, count: number) => `${what} ${count}편 더 보기`,
  roles: firm.roles ?? [],
  lawyers: firm.lawyers ?? [],
  /** Drawings that advance by themselves, so no caption may be essential. */
  consultation: {
    title: '상담하실 때',
    note: '말씀을 들으며 가계도를 그리고, 기한을 적습니다.',
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
