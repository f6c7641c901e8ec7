import type { Column } from '#app/firm/schema/column-schema.ts';
import { kinds } from '../parts/copy.ts';

/** Words of the pages of columns; the columns themselves are in content/columns/. */
export const columnsCopy = {
  /** Words for each kind: terms for day and place in the margin, the sentence with its date, and the link. */
  kinds: {
    칼럼: {
      day: '쓴 날',
      place: '실린 곳',
      asOf: (day) => `${day}에 쓴 글입니다.`,
      link: '실린 글 보기',
    },
    강의: {
      day: '강의한 날',
      place: '강의한 곳',
      asOf: (day) => `${day}에 강의한 내용입니다.`,
      link: '강의 보기',
    },
    기고·보도: {
      day: '실린 날',
      place: '실린 곳',
      asOf: (day) => `${day}에 실린 글입니다.`,
      link: '실린 글 보기',
    },
  } satisfies Record<Column['kind'], KindCopy>,
  changed: '그 뒤에 법이 달라졌을 수 있습니다.',
  kind: '종류',
  author: kinds.lawyer,
  all: { kind: kinds.guide, text: '안내 모두 보기', href: '/guides' },
};

interface KindCopy {
  day: string;
  place: string;
  asOf: (day: string) => string;
  link: string;
}
