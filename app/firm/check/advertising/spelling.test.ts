import { expect, test } from 'vitest';
import { piece } from './passage.ts';
import { spelled } from './spelling.ts';

const read = (source: string) => spelled([piece(source, 0, source.length)]);

test.each([
  ['무료 상담'.normalize('NFD'), '무료 상담'],
  ['ㅁㅜㄹㅛ 상담', '무료 상담'],
  ['무\u200b료', '무료'],
  ['무\u00ad\u2060료', '무료'],
  ['무"료"', '무료'],
  ['１００％ 승소', '100% 승소'],
  ['Ｎｏ．１', 'no.1'],
  ['無料 상담', '무료 상담'],
  ['승訴율', '승소율'],
  ['前官', '전관'],
  ['最高의 로펌', '최고의 로펌'],
  ['승 소 율', '승소율'],
  ['승소\n율이 높습니다', '승소율이 높습니다'],
  ['승-소-율', '승소율'],
  ['전·관', '전관'],
  ['전 문변호사', '전문변호사'],
  ['최 고의 변호사', '최고의 변호사'],
  ['할 인해 드립니다', '할인해 드립니다'],
  ['무.료.상담', '무료.상담'],
])('%j is read as %s', (source, expected) => {
  expect(read(source).text).toBe(expected);
});

test.each([
  '제출할 인감증명서',
  '적어야 할 인적 사항',
  '상담 전 문서를 준비합니다',
  '사유 일부',
  '최고(催告)와 전문(全文)',
  '1~2개월',
])('%s stays', (text) => {
  expect(read(text).text).toBe(text);
});

test('each character keeps the place where it is written', () => {
  const source = `상담은  ${'무'.normalize('NFD')}\u200b료`;
  const { text, offsets } = read(source);
  expect(text).toBe('상담은 무료');
  expect(text.split('').map((_, at) => source[offsets[at] ?? -1])).toEqual([
    ...['상', '담', '은', ' ', '\u1106', '료'],
  ]);
});
