import { expect, test } from 'vitest';
import { findPapers, hitIn } from './find-papers.ts';

const papers = [
  {
    name: '기본증명서(상세)',
    aliases: ['사망증명서', '사망확인서'],
    words: ['돌아가신 날이 나옵니다', '상속포기 신고'],
  },
  {
    name: '말소자 주민등록초본',
    aliases: ['초본', '말소자 등본'],
    words: ['마지막 주소가 나옵니다', '상속포기 신고'],
  },
  { name: '제적등본', aliases: ['호적', '호적초본'], words: ['2007년까지의 가족이 나옵니다'] },
  { name: '사망진단서(시체검안서)', aliases: ['사망증명서'], words: ['사망신고'] },
];

const found = (typed: string) => {
  const { kind, hits } = findPapers(typed, papers);
  return [kind, ...hits.map(({ index, alias }) => [papers[index]?.name, alias])];
};

test('finds a paper by its name, whatever its spacing, and others by what people call them', () => {
  expect(found('초본')).toEqual([
    'found',
    ['말소자 주민등록초본', undefined],
    ['제적등본', '호적초본'],
  ]);
  expect(found('말소자주민등록 초본')).toEqual(['found', ['말소자 주민등록초본', undefined]]);
});

test('finds the papers of a task, and by words in any order', () => {
  expect(found('상속포기')).toHaveLength(3);
  expect(found('주소 말소자')).toEqual(['found', ['말소자 주민등록초본', undefined]]);
});

test('says which papers replace one that goes by another name', () => {
  expect(found('사망 증명서')).toEqual([
    'instead',
    ['기본증명서(상세)', '사망증명서'],
    ['사망진단서(시체검안서)', '사망증명서'],
  ]);
});

test('offers at most two papers with a similar name, or none', () => {
  expect(found('사망진단')).toEqual(['found', ['사망진단서(시체검안서)', undefined]]);
  expect(found('제적등번')).toEqual(['likely', ['제적등본', undefined]]);
  expect(found('여권')).toEqual(['none']);
});

test('shows every paper as long as nothing is typed', () => {
  expect(findPapers(' ', papers).hits).toHaveLength(papers.length);
});

test.each([
  ['초본', '초본'],
  ['주민등록 초본', '주민등록초본'],
  ['말소자주민', '말소자 주민'],
  ['(', undefined],
  ['', undefined],
])('finds where %j is in a name', (typed, expected) => {
  const name = '말소자 주민등록초본';
  const hit = hitIn(name, typed);
  expect(hit ? name.slice(hit.start, hit.end) : undefined).toBe(expected);
});
