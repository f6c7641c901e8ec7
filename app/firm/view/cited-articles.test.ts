import { expect, test } from 'vitest';
import { areaDetails } from './area-details.ts';
import { citedArticles, citedPieces } from './cited-articles.ts';
import { situationDetails, situations } from './situations.ts';

test('assigns an article without an act to the act before it, or else to the Civil Act', () => {
  expect(citedPieces('제1008조·제1015조, 상증법 제19조·제67조 제4항')).toEqual([
    { text: '제1008조', subject: '특별수익자의 상속분' },
    { text: '·' },
    { text: '제1015조', subject: '분할의 소급효' },
    { text: ', ' },
    { text: '상증법 제19조', subject: '배우자 상속공제' },
    { text: '·' },
    { text: '제67조', subject: '상속세 과세표준신고' },
    { text: ' 제4항' },
  ]);
});

test('does not confuse an article of another act with the same number in the Civil Act', () => {
  expect(citedPieces('주택임대차보호법 제9조')).toEqual([
    { text: '주택임대차보호법 제9조', subject: '주택 임차권의 승계' },
  ]);
  expect(citedArticles('민법 제9조, 국민연금법 제12조')).toEqual([
    { article: '제9조', subject: '성년후견개시의 심판' },
  ]);
});

test('does not confuse an article of a decree with the same number in its act', () => {
  const citation = '상증법 시행령 제19조·제22조, 민법 제1019조';
  expect(citedPieces(citation)[0]).toEqual({ text: '상증법 시행령 제19조' });
  expect(citedArticles(citation).map(({ article }) => article)).toEqual(['제1019조']);
});

test('keeps the whole citation, and gives unknown articles no heading', () => {
  for (const citation of [
    '행정안전부 예규',
    '가족관계등록법 제84조·제122조',
    '민법 제1026조, 대법원 2013다73520',
  ]) {
    expect(
      citedPieces(citation)
        .map(({ text }) => text)
        .join(''),
    ).toBe(citation);
  }
  expect(citedPieces('가족관계등록법 제9조')).toEqual([{ text: '가족관계등록법 제9조' }]);
});

test('includes the articles between the ends of a range', () => {
  expect(citedArticles('민법 제1032조·제1041조–제1043조').map(({ article }) => article)).toEqual([
    '제1032조',
    '제1041조',
    '제1042조',
    '제1043조',
  ]);
  expect(citedArticles('상속세 및 증여세법 제18조–제23조의2')).toHaveLength(7);
});

test('knows the heading of an article for every area, and for every step that cites the Civil Act', () => {
  for (const { basis } of Object.values(areaDetails)) expect(citedArticles(basis)).not.toEqual([]);
  const steps = [
    ...situations.flatMap(({ steps }) => steps),
    ...Object.values(situationDetails).flatMap(({ avoid }) => avoid),
  ];
  for (const { basis } of steps.filter(({ basis }) => basis.startsWith('민법'))) {
    expect(citedArticles(basis), basis).not.toEqual([]);
  }
});
