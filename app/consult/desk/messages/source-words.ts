import { type Source, sourceKeys } from '#app/consult/requests/stored.ts';
import { guides } from '#app/firm/data/guides.data.ts';
import { situationNames } from '#app/firm/data/situation-names.data.ts';
import { areas } from '#app/firm/view/areas.ts';

/** The pages on which visits begin, in words. A page without a name here is named by its path. */
const pages: Readonly<Record<string, string>> = {
  '/': '홈',
  '/amendments': '달라진 법',
  '/areas': '업무',
  '/checklist': '내 할 일',
  '/consult': '상담 신청',
  '/courts': '법원 찾기',
  '/deadlines': '상속 기한 계산기',
  '/fees': '비용',
  '/forced-share': '유류분 계산기',
  '/forms': '서류 쓰기',
  '/guides': '상속 안내',
  '/inheritance-tax': '상속세 계산기',
  '/may-i': '써도 되나요?',
  '/papers': '서류 찾기',
  '/people': '변호사 소개',
  '/procedure': '상속 절차',
  '/questions': '자주 묻는 질문',
  '/received': '접수증',
  '/shares': '상속분 계산기',
};

/** Names of the keys that the firm reads; the others are names that advertisers chose. */
const names: Partial<Record<keyof Source, string>> = {
  landing: '처음 여신 화면',
  referrer: '바로 전에 보신 사이트',
  click: '광고 표시',
};

/** The beginning of a visit in words, one line for each thing that is known. */
export function sourceWords(source: Source): string {
  return sourceKeys
    .flatMap((key) => {
      const value = source[key];
      if (!value) return [];
      return `${names[key] ?? key}: ${key === 'landing' ? pageName(value) : value}`;
    })
    .join('\n');
}

function pageName(path: string): string {
  const [, kind = '', id = ''] = path.split('/');
  const named: Record<string, string | undefined> = {
    guides: guides.find(({ slug }) => slug === id)?.title,
    situations: situationNames[id],
    areas: areas[id],
  };
  return pages[path] ?? named[kind] ?? path;
}
