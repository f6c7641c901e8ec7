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
