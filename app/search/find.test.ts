import { describe, expect, test } from 'vitest';
import { createFind } from './find.ts';
import { excerpt, marked } from './marked.ts';

const entry = (path: string, title: string, text: string) => ({ path, kind: '글', title, text });
const find = createFind([
  entry(
    '/areas/renunciation',
    '상속포기·한정승인',
    '빚이 더 많을 때 가정법원에 신고합니다. 3개월 안입니다.',
  ),
  entry('/forced-share', '유류분 계산기', '증여나 유언 때문에 받을 것이 줄었을 때 계산합니다.'),
  entry('/areas/tax', '상속세·등기', '상속세 신고는 6개월 안입니다.'),
]);
const paths = (query: string) => find(query).entries.map(({ path }) => path);

describe('the search', () => {
  test.each([
    ['상속포기', '/areas/renunciation'],
    ['상속포기를', '/areas/renunciation'],
    ['포기', '/areas/renunciation'],
    ['유류분', '/forced-share'],
    ['빚', '/areas/renunciation'],
    ['상속세 신고', '/areas/tax'],
    ['3개월', '/areas/renunciation'],
  ])('finds %s', (query, path) => {
    expect(paths(query)[0]).toBe(path);
  });

  test.each([
    ['decomposed Hangul', '상속포기'.normalize('NFD')],
    ['full-width digits', '３개월'],
    ['a zero-width space', '상속\u200b포기'],
    ['a soft hyphen', '상속포\u00ad기'],
    ['a Hangul filler', '빚\u3164'],
  ])('finds and marks words despite %s', (_, query) => {
    expect(paths(query)).toEqual(paths(query.normalize('NFKC').replace(/[^가-힣\d]/g, '')));
    expect(paths(query)[0]).toBe('/areas/renunciation');
    const text = '빚이 많으면 3개월 안에 상속포기';
    expect(marked(text, query).some(({ found }) => found)).toBe(true);
  });

  const named = (path: string, kind: string, title: string, text: string, words?: string[]) => ({
    ...entry(path, title, text),
    kind,
    ...(words && { words }),
  });
  /** Entries like those of the papers, courts, tasks and forms, among pages that mention the same words. */
  const everything = createFind([
    named('/guides/heirs', '글', '서류와 법원', '부산에 사시던 아버지의 초본과 자동차, 성남의 집.'),
    named('/courts#부산광역시', '법원', '부산광역시', '부산가정법원 중구 부산진구 해운대구'),
    named('/courts#경기도', '법원', '경기도', '수원가정법원 성남지원 성남시 분당구 분당'),
    named('/papers#resident-dec', '서류', '고인의 말소자 주민등록초본', '마지막 주소.', ['초본']),
    named('/papers#jejeok', '서류', '고인의 제적등본', '2008년 전의 가족.', ['호적', '호적등본']),
    named('/checklist#car', '할 일', '자동차 이전 또는 말소', '말일부터 6개월.', ['자동차']),
    named('/may-i#car-driving', '써도 되나요?', '자동차 타기', '보험이 끊긴 자동차는 타지 마세요.'),
    named('/forms#renounce', '서식', '상속재산포기 심판청구서', '가정법원에 내는 심판청구서.'),
    named(
      '/guides/renounce',
      '글',
      '상속포기',
      '가정법원에 상속포기 심판청구서와 신고서를 냅니다.',
    ),
  ]);

  test.each([
    ['부산', '/courts#부산광역시'],
    ['부산시 해운대구', '/courts#부산광역시'],
    ['성남', '/courts#경기도'],
    ['분당', '/courts#경기도'],
    ['초본', '/papers#resident-dec'],
    ['호적', '/papers#jejeok'],
    ['자동차', '/checklist#car'],
    ['심판청구서', '/forms#renounce'],
  ])('among papers, courts, tasks and forms, %s finds %s first', (query, path) => {
    expect(everything(query).entries[0]?.path).toBe(path);
  });

  test('says in which words of the pages it has searched', () => {
    const { words, entries } = createFind(
      [entry('/fees', '변호사 비용', '금액입니다.')],
      [{ said: ['수임료'], means: '변호사 비용' }],
    )('수임료가');
    expect(words).toBe('변호사 비용가');
    expect(entries.map(({ path }) => path)).toEqual(['/fees']);
  });

  test('finds nothing for an empty query or a word of no page', () => {
    expect(paths('')).toEqual([]);
    expect(paths('zzz')).toEqual([]);
  });

  test('shows an excerpt around the match', () => {
    const text = `${'앞에 있는 문장입니다. '.repeat(8)}여기에 유류분이 있습니다. ${'뒤의 문장. '.repeat(20)}`;
    const shown = excerpt(text, '유류분');
    expect(shown).toContain('유류분이 있습니다');
    expect(shown.length).toBeLessThan(110);
    expect(marked('유류분이 있습니다', '유류분')).toEqual([
      { text: '유류분', found: true },
      { text: '이 있습니다', found: false },
    ]);
  });
});
